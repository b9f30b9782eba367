"""The parts that sheets and controls are built from; see `widgets.sheets`, `widgets.controls`."""

/** A ref for a control that takes the place of the one that was pressed: focus goes on to it. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus()
}

/** The first control under an element whose value is said to be wrong. */
export const firstInvalid = (element: Element | null) => element?.querySelector<HTMLElement>('[aria-invalid="true"]')

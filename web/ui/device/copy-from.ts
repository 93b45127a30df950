const copyByHand = (field: HTMLInputElement): boolean => {
  field.select()
  return document.execCommand('copy')
}

/**
 * The clipboard API exists only on https and localhost; on a plain-http network the field's text is selected and copied
 * the old way.
 */
export const copyFrom = async (field: HTMLInputElement | null): Promise<boolean> => {
  if (field === null) return false
  if (!window.isSecureContext) return copyByHand(field)
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    return copyByHand(field)
  }
}

const copyByHand = (field: HTMLInputElement): boolean => {
  field.select()
  return document.execCommand('copy')
}

/** The clipboard exists only on https and localhost; a canteen's plain-http network can still copy what is marked. */
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

export const decodeBase64 = (text: string): string | undefined => {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    return new TextDecoder().decode(bytes)
  } catch {
    return undefined
  }
}

/** The named value in the payload of a signed segment: base64url(JSON) + "." + signature. */
export const valueIn = (segment: string | undefined, name: string): string | undefined => {
  const json = decodeBase64(segment?.split('.')[0] ?? '')
  if (json === undefined) return undefined
  try {
    const value: unknown = (JSON.parse(json) as Record<string, unknown> | null)?.[name]
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

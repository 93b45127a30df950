const begins = (file: Uint8Array, magic: readonly number[]): boolean => magic.every((byte, at) => file[at] === byte)

/** Detects the format from the file's first bytes, regardless of its name. */
export const formatOf = (file: Uint8Array): 'xlsx' | 'xls' | undefined => {
  if (begins(file, [0x50, 0x4b, 0x03, 0x04])) return 'xlsx'
  if (begins(file, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'xls'
  return undefined
}

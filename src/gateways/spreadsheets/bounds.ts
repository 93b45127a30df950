export const megabyte = 1024 * 1024

/** What a list of people may cost us: far more than an honest one needs, far less than a hostile one wants. */
export const bounds = {
  fileMegabytes: 5,
  rows: 10_000,
  zipEntries: 100,
  unpackedBytes: 30 * megabyte,
  heapMegabytes: 256,
  milliseconds: 10_000,
  atOnce: 2,
  waiting: 10,
} as const

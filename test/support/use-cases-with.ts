import { type Use, useFrom } from '../../src/core/shared/index.ts'

/** Resolves use cases with these adapters. */
export const useCasesWith = (adapters: readonly unknown[]): Use =>
  useFrom((port) => {
    const found = adapters.find((adapter) => adapter instanceof port)
    if (found === undefined) throw new Error(`no adapter for ${port.name}`)
    return found
  })

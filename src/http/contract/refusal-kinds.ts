import * as core from '../../core/index.ts'
import type { Refusing, RefusalKind } from '../../core/shared/index.ts'

const isRefusing = (value: unknown): value is Refusing => typeof value === 'function' && 'kinds' in value

/** The kind of each refusal code in the core. */
export const refusalKinds: Readonly<Record<string, RefusalKind>> = Object.assign(
  {},
  ...Object.values(core)
    .filter(isRefusing)
    .map(({ kinds }) => kinds),
) as Record<string, RefusalKind>

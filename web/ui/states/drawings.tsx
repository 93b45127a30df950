import { type ReactNode } from 'react'
import { colors as c } from '../colors.ts'

const line = {
  fill: 'none',
  stroke: c.plateRim,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const dashed = { ...line, strokeWidth: 3, strokeDasharray: '6 6' } as const
const sheet = { fill: c.surface, stroke: c.trayLine, strokeWidth: 2 } as const

const cutlery = (
  <g fill={c.plateRim}>
    <path d="M22 26v16a5 5 0 0 0 10 0V26h-2.5v14h-1.6V26h-2v14h-1.6V26z" />
    <rect x="25.6" y="44" width="3" height="32" rx="1.5" />
    <ellipse cx="43" cy="34" rx="5.4" ry="8" />
    <rect x="41.5" y="40" width="3" height="36" rx="1.5" />
  </g>
)

const person = (x: number, y: number) => (
  <g {...sheet}>
    <circle cx={x} cy={y} r="10" />
    <path d={`M${x - 18} ${y + 36}c0-12 8-20 18-20s18 8 18 20z`} />
  </g>
)

const drawings = {
  /** An empty tray. */
  menu: (
    <>
      {cutlery}
      <circle cx="92" cy="50" r="33" {...dashed} />
      <circle cx="92" cy="50" r="23" {...line} />
      <circle cx="146" cy="30" r="15" {...line} strokeDasharray="4 4" />
      <circle cx="146" cy="30" r="10" {...line} />
      <circle cx="146" cy="70" r="15" {...line} strokeDasharray="4 4" />
      <circle cx="146" cy="70" r="10" {...line} />
    </>
  ),
  people: (
    <>
      {person(54, 42)}
      {person(126, 42)}
      <g stroke={c.brand} strokeWidth="2">
        <circle cx="90" cy="38" r="12" fill={c.brandSoft} />
        <path d="M68 82c0-14 10-24 22-24s22 10 22 24z" fill={c.brandSoft} />
      </g>
    </>
  ),
  shifts: (
    <>
      <circle cx="90" cy="50" r="32" {...sheet} />
      <path d="M90 30v21l13 8" {...line} stroke={c.brand} strokeWidth="3.5" />
      <path d="M90 20v4M90 76v4M60 50h4M116 50h4" {...line} />
      <path
        d="M26 34a12 12 0 1 0 12 16 10 10 0 0 1-12-16z"
        fill={c.saffronSoft}
        stroke={c.saffronLine}
        strokeWidth="2"
      />
      <circle cx="150" cy="42" r="8" fill={c.saffronSoft} stroke={c.saffronLine} strokeWidth="2" />
      <path
        d="M150 28v-4M150 60v-4M136 42h-4M168 42h-4M140 32l-3-3M163 55l-3-3M140 52l-3 3M163 29l-3 3"
        {...line}
        stroke={c.saffronLine}
      />
    </>
  ),
  list: (
    <>
      <rect x="56" y="16" width="68" height="68" rx="8" {...sheet} />
      <path d="M82 34h30M82 50h30M82 66h18" {...line} />
      <path d="M66 33l3 3 6-6M66 49l3 3 6-6" {...line} stroke={c.herb} />
      <circle cx="70" cy="66" r="3.5" {...line} />
    </>
  ),
  search: (
    <>
      <rect x="34" y="22" width="80" height="14" rx="7" {...sheet} />
      <rect x="34" y="44" width="58" height="14" rx="7" {...sheet} />
      <rect x="34" y="66" width="70" height="14" rx="7" {...sheet} />
      <circle cx="120" cy="48" r="20" fill={c.brandSoft} stroke={c.brand} strokeWidth="3" />
      <path d="M135 63l14 14" {...line} stroke={c.brand} strokeWidth="5" />
    </>
  ),
  messages: (
    <>
      <path d="M40 24h72a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H66L50 80V68H40a8 8 0 0 1-8-8V32a8 8 0 0 1 8-8z" {...sheet} />
      <path d="M48 40h52M48 52h34" {...line} />
      <path
        d="M128 42h12a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-2v9l-10-9h-16"
        fill={c.brandSoft}
        stroke={c.brand}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  ),
  figures: (
    <>
      <path d="M36 20v62h112" {...line} />
      <rect x="52" y="54" width="16" height="28" rx="4" {...sheet} />
      <rect x="78" y="40" width="16" height="42" rx="4" fill={c.brandSoft} stroke={c.brand} strokeWidth="2" />
      <rect x="104" y="60" width="16" height="22" rx="4" {...sheet} />
      <path d="M130 82V66" {...dashed} />
    </>
  ),
  firms: (
    <>
      <rect x="50" y="30" width="36" height="52" rx="5" {...sheet} />
      <rect x="92" y="46" width="38" height="36" rx="5" fill={c.brandSoft} stroke={c.brand} strokeWidth="2" />
      <path d="M60 42h4M72 42h4M60 54h4M72 54h4M60 66h4M72 66h4" {...line} strokeWidth="4" />
      <path d="M106 82V68h10v14" {...line} stroke={c.brand} />
    </>
  ),
} satisfies Record<string, ReactNode>

export type Drawing = keyof typeof drawings

/** Pictures what is missing, on a tray. Decorative: the sentence below says it. */
export const EmptyDrawing = ({ drawing }: { drawing: Drawing }) => (
  <svg width="180" height="100" viewBox="0 0 180 100" aria-hidden="true">
    <rect x="1" y="1" width="178" height="98" rx="18" fill={c.tray} stroke={c.trayLine} strokeWidth="2" />
    {drawings[drawing]}
  </svg>
)

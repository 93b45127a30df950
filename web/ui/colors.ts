/**
 * Colours with a meaning, in addition to those that Fluent's components take from the theme. docs/design.md says when
 * to use which.
 */
export const colors = {
  canvas: 'var(--tb-canvas)',
  surface: 'var(--tb-surface)',
  surface2: 'var(--tb-surface-2)',
  line: 'var(--tb-line)',
  lineStrong: 'var(--tb-line-strong)',
  fieldLine: 'var(--tb-field-line)',
  ink: 'var(--tb-ink)',
  ink2: 'var(--tb-ink-2)',
  ink3: 'var(--tb-ink-3)',
  inkOff: 'var(--tb-ink-off)',
  /** A screen's one primary action, and whatever is selected. */
  brand: 'var(--tb-brand)',
  brandHover: 'var(--tb-brand-hover)',
  brandPressed: 'var(--tb-brand-pressed)',
  brandInk: 'var(--tb-brand-ink)',
  brandSoft: 'var(--tb-brand-soft)',
  brandSoftHover: 'var(--tb-brand-soft-hover)',
  brandSoftInk: 'var(--tb-brand-soft-ink)',
  /** Chosen, saved, active, in stock. */
  herb: 'var(--tb-herb)',
  herbSoft: 'var(--tb-herb-soft)',
  herbLine: 'var(--tb-herb-line)',
  /** Waiting for somebody, ending soon, running low. */
  saffron: 'var(--tb-saffron)',
  saffronSoft: 'var(--tb-saffron-soft)',
  saffronLine: 'var(--tb-saffron-line)',
  /** Deletes, deactivates, discards or ends something; or has failed. */
  danger: 'var(--tb-danger)',
  dangerHover: 'var(--tb-danger-hover)',
  dangerInk: 'var(--tb-danger-ink)',
  dangerSoft: 'var(--tb-danger-soft)',
  dangerLine: 'var(--tb-danger-line)',
  /** Done automatically, or merely informative. */
  info: 'var(--tb-info)',
  infoSoft: 'var(--tb-info-soft)',
  infoLine: 'var(--tb-info-line)',
  plate: 'var(--tb-plate)',
  plateRim: 'var(--tb-plate-rim)',
  plateWell: 'var(--tb-plate-well)',
  tray: 'var(--tb-tray)',
  trayLine: 'var(--tb-tray-line)',
  scrim: 'var(--tb-scrim)',
  shade: 'var(--tb-shade)',
  shadeNear: 'var(--tb-shade-near)',
} as const

/** Whether the shift `s` works on the menu day `d`. */
export const isServed = 's.is_active AND NOT s.is_deleted AND extract(isodow FROM d.date)::int = ANY (s.days)'

/** The partnership `p` of the menu day `d`, joined for its cut-off. */
export const partnerCutOff = `
  LEFT JOIN partnerships p ON p.catering_id = d.catering_id AND p.corporate_id = d.corporate_id
    AND p.is_active AND p.partnership_type = 'catering'`
/**
 * When choosing closes for the day `d` of the shift `s` with the partnership `p`: at the earlier cut-off (rule M14).
 */
export const closesAt = `
  least(
    choosing_closes_at(d.date, s.cutoff_days, s.cutoff_time, s.timezone),
    CASE WHEN p.cutoff_days IS NOT NULL
      THEN choosing_closes_at(d.date, p.cutoff_days, p.cutoff_time, s.timezone) END)`

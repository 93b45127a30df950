import { type CateringProfile, CateringProfiles } from '../../../src/core/partnerships/index.ts'

export class FakeCateringProfiles extends CateringProfiles {
  readonly #rows = new Map<string, CateringProfile>()

  forChange(cateringId: string): Promise<CateringProfile | null> {
    return Promise.resolve(this.#rows.get(cateringId) ?? null)
  }

  save(cateringId: string, profile: CateringProfile): Promise<boolean> {
    if ((this.#rows.get(cateringId)?.version ?? 0) !== profile.version - 1) return Promise.resolve(false)
    this.#rows.set(cateringId, profile)
    return Promise.resolve(true)
  }
}

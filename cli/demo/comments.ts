import { allowComment, createRequest, showComment } from '../../src/core/feedback/index.ts'
import type { LocalDate } from '../../src/core/shared/index.ts'
import { CommentReads, type DemoRating, type Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { chance } from './chance.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'
import { memberOf } from './member-of.ts'
import type { ServedShift } from './served-shifts.ts'

interface DemoSentence {
  catering: 'bereket-sofrasi' | 'damak-tadi'
  /** Of somebody in the first firm of the README; of anybody otherwise. */
  isOfReader?: true
  stars: readonly number[]
  message: string
  state: 'confidential' | 'allowed' | 'shown'
}

const sentences: readonly DemoSentence[] = [
  {
    catering: 'bereket-sofrasi',
    stars: [5],
    message: 'Mercimek çorbası hep sıcak geliyor, elinize sağlık.',
    state: 'shown',
  },
  {
    catering: 'bereket-sofrasi',
    stars: [4],
    message: 'Salatalar çok taze. Ekmek biraz daha yumuşak olabilirdi.',
    state: 'shown',
  },
  {
    catering: 'bereket-sofrasi',
    isOfReader: true,
    stars: [3, 4, 5],
    message: 'Porsiyonlar doyurucu, tatlı da güzeldi.',
    state: 'allowed',
  },
  {
    catering: 'bereket-sofrasi',
    stars: [1, 2],
    message: 'Pilav bu kez lapa olmuştu.',
    state: 'allowed',
  },
  {
    catering: 'bereket-sofrasi',
    isOfReader: true,
    stars: [1, 2, 3, 4, 5],
    message: 'Yanında biraz daha yoğurt olsa daha iyi olur.',
    state: 'confidential',
  },
  {
    catering: 'damak-tadi',
    stars: [4, 5],
    message: 'Zeytinyağlılar ev yapımı gibi.',
    state: 'allowed',
  },
]

const maxTitleLength = 30
const minutesAfterRating = 2

/** Sentences that followed a rating; some of them others may read, and two of those the first catering shows. */
export const writeComments = async (
  use: Use,
  clock: DemoClock,
  seeded: Seeded,
  servedShifts: readonly ServedShift[],
  ratings: readonly DemoRating[],
  today: LocalDate,
): Promise<void> => {
  const served = new Map(servedShifts.map((one) => [one.shift.id, one]))
  const reader = memberOf(seeded, 'poyraz-otomotiv', 'individual').userId
  const taken = new Set<DemoRating>()
  const ratingFor = ({ catering, isOfReader, stars, message }: DemoSentence): DemoRating | undefined => {
    const { companyId } = memberOf(seeded, catering, 'corporate4')
    const fitting = ratings.filter(
      (rating) =>
        served.get(rating.shiftId)?.cateringId === companyId &&
        stars.includes(rating.stars) &&
        !taken.has(rating) &&
        (!isOfReader || rating.userId === reader),
    )
    return fitting[Math.floor(chance('sentence', message) * fitting.length)]
  }
  for (const sentence of sentences) {
    const { message, state } = sentence
    const rating = ratingFor(sentence)
    const companyId = rating && served.get(rating.shiftId)?.corporateId
    if (rating === undefined || companyId === undefined) continue
    taken.add(rating)
    const { userId, shiftId, date, at } = rating
    clock.set(new Date(at.getTime() + minutesAfterRating * 60_000))
    const title = [...message].slice(0, maxTitleLength).join('')
    const { id } = await use(createRequest)({
      companyId,
      userId,
      title,
      message,
      tags: [],
      urgency: 'low',
      rated: { shiftId, date },
    })
    if (state !== 'confidential') await use(allowComment)({ companyId, userId, requestId: id, isAllowed: true })
  }
  const actor = memberOf(seeded, 'bereket-sofrasi', 'corporate4')
  const { comments } = await use(CommentReads).ofCatering(actor.companyId, false, { limit: 50, offset: 0 })
  const shown = new Set(sentences.filter(({ state }) => state === 'shown').map(({ message }) => message))
  clock.set(istanbulTime(today, '08:10'))
  for (const { id, text } of comments)
    if (shown.has(text)) await use(showComment)({ cateringId: actor.companyId, commentId: id, actor, isShown: true })
}

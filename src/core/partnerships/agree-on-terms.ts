import { useCase } from '../shared/index.ts'
import { acceptOffer } from './answer-offer.ts'
import { type Partnership, partnershipRefusal } from './partnership.ts'
import { type NewOffer, writeOffer } from './send-offer.ts'
import { Partnerships } from './ports.ts'

/** Records terms agreed elsewhere: an offer that is accepted as soon as it is sent. */
export const agreeOnTerms = useCase(
  [Partnerships, writeOffer, acceptOffer],
  (partnerships, write, accept) =>
    async (input: NewOffer): Promise<Partnership> => {
      if (await partnerships.active(input.cateringId, input.corporateId))
        throw partnershipRefusal('partnership.already_active')
      const { offer } = await write(input)
      return (await accept({ companyId: offer.cateringId, offerId: offer.id, actor: input.actor })).partnership
    },
)

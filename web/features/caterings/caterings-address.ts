import { usePanelParams } from '../../ui/page/panel-frame.tsx'

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Which catering, partnership or offer the address opens; invalid ids are ignored. */
export const useCateringsAddress = () => {
  const [params, setParams] = usePanelParams()
  const idOf = (name: string): string | undefined => {
    const text = params.get(name) ?? ''
    return id.test(text) ? text : undefined
  }
  const go = (next: Record<string, string>) => setParams(next, { preventScrollReset: true })
  return {
    partnership: idOf('partnership'),
    catering: idOf('catering'),
    offer: idOf('offer'),
    openFirms: () => go({}),
    openPartnership: (partnership: string) => go({ partnership }),
    openCatering: (catering: string) => go({ catering }),
    openOffers: () => go({ tab: 'offers' }),
    openOffer: (offer: string) => go({ tab: 'offers', offer }),
    openTerminations: () => go({ tab: 'terminations' }),
  }
}

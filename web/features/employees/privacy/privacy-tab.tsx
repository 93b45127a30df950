import { Text } from '@fluentui/react-components'
import { useState } from 'react'
import { useListPrivacyRequestsQuery } from '../../../api/generated-privacy.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { type Answering, PrivacyAnswerDialog } from './privacy-answer-dialog.tsx'
import { PrivacyRequestCard } from './privacy-request-card.tsx'

const pageSize = 50

type Asked = ReturnType<typeof useCompany> & { limit: number }

const Cards = ({
  asked,
  offset,
  onAnswer,
}: {
  asked: Asked
  offset: number
  onAnswer: (answering: Answering) => void
}) => (
  <CardGrid isLines>
    {useListPrivacyRequestsQuery({ ...asked, offset }).data?.requests.map((request) => (
      <PrivacyRequestCard key={request.id} request={request} onAnswer={onAnswer} />
    ))}
  </CardGrid>
)

/** What people ask about their data, by the last day for an answer (rule D3). */
export const PrivacyTab = () => {
  const asked = { ...useCompany(), limit: pageSize }
  const query = usePagedQuery(useListPrivacyRequestsQuery, asked)
  const [answering, setAnswering] = useState<Answering>()
  return (
    <>
      <Text>
        Kişiler verilerini görmeyi ya da silinmesini isteyebilir; şirket 30 gün içinde yanıtlamak zorundadır. Kâğıtla
        gelen talebi, çalışan listesinde kişiyi açıp “Veri talebi kaydet” ile ekleyin.
      </Text>
      <PagedList
        query={query}
        failure="Talepler yüklenemedi"
        empty="Bekleyen ya da sonuçlanmış talep yok."
        drawing="messages"
        unit="talep"
      >
        {(offsets) =>
          offsets.map((offset) => <Cards key={offset} asked={asked} offset={offset} onAnswer={setAnswering} />)
        }
      </PagedList>
      {answering && <PrivacyAnswerDialog answering={answering} onClose={() => setAnswering(undefined)} />}
    </>
  )
}

import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { type ListMessagesApiArg, useListMessagesQuery } from '../../api/generated-panels.ts'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import type { PagedQuery } from '../../ui/lists/use-paged-query.ts'
import type { ListMessagesApiResponse } from '../../api/generated-panels.ts'
import { MessageRow } from './message-row.tsx'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
})

type Open = { open: string | undefined; onOpen: (id: string) => void }

const Rows = ({ asked, open, onOpen }: Open & { asked: ListMessagesApiArg }) =>
  useListMessagesQuery(asked, { refetchOnFocus: true }).data?.messages.map((message) => (
    <MessageRow key={message.id} message={message} isOpen={message.id === open} onOpen={onOpen} />
  ))

type Props = Open & {
  query: PagedQuery<ListMessagesApiResponse>
  asked: ListMessagesApiArg
  title: string
  failure: string
  empty: string
  isSearch: boolean
  action: ReactNode
}

export const MessageList = ({ query, asked, title, failure, empty, isSearch, action, ...open }: Props) => {
  const styles = useStyles()
  return (
    <PagedList
      query={query}
      failure={failure}
      empty={isSearch ? 'Aramanıza uyan mesaj bulunamadı.' : empty}
      drawing={isSearch ? 'search' : 'messages'}
      action={isSearch ? undefined : action}
      shape="rows"
      isEmpty={({ messages }) => messages.length === 0}
    >
      {(offsets) => (
        <ul className={styles.list} aria-label={title}>
          {offsets.map((offset) => (
            <Rows key={offset} asked={{ ...asked, offset }} {...open} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

import type { ButtonProps } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { BusyButton } from '../ui/busy-button.tsx'
import { useDownload } from './use-download.ts'

type Props = Pick<ButtonProps, 'appearance' | 'aria-label' | 'className' | 'disabled' | 'children'> & {
  fetchFile: () => Promise<{ data?: Blob; error?: unknown }>
  failure: string
}

export const DownloadButton = ({ fetchFile, failure, ...button }: Props) => {
  const { download, isDownloading } = useDownload(fetchFile, failure)
  return <BusyButton isBusy={isDownloading} icon={<ArrowDownloadRegular />} onClick={download} {...button} />
}

import { Badge } from '../../../ui/badge.tsx'
import {
  CheckmarkRegular,
  DismissRegular,
  type FluentIcon,
  PulseRegular,
  StopRegular,
  WarningRegular,
} from '@fluentui/react-icons'
import { passLabel } from '../../../../src/texts/performance/performance.ts'
import type { LoadRun } from '../../../api/generated-admin.ts'

type Look = readonly [text: string, color: 'success' | 'warning' | 'informative', Icon: FluentIcon]

const lookOf = ({ status, passed }: Pick<LoadRun, 'status' | 'passed'>): Look => {
  if (status === 'running') return ['Sürüyor', 'informative', PulseRegular]
  if (status === 'stopped') return ['Durduruldu', 'informative', StopRegular]
  if (status === 'failed') return ['Yarıda kaldı', 'informative', DismissRegular]
  return passed ? [passLabel(true), 'success', CheckmarkRegular] : [passLabel(false), 'warning', WarningRegular]
}

/** The outcome of a run. */
export const RunBadge = ({ run }: { run: Pick<LoadRun, 'status' | 'passed'> }) => {
  const [text, color, Icon] = lookOf(run)
  return (
    <Badge color={color} icon={<Icon />}>
      {text}
    </Badge>
  )
}

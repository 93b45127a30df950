import { hundredthsOf, decimalOf } from '../../../src/core/shared/rules.ts'
import { heldIn } from '../../../src/core/store/rules.ts'
import { quantityIn, unitText } from '../../../src/texts/kernel/amounts.ts'
import type { OrderItem } from '../../api/generated.ts'

type Packed = Pick<OrderItem, 'unit_type' | 'content_quantity' | 'content_unit'>

/** 1 çuval = 25 kg; undefined for what is no package, or of which the content is not known. */
export const contentText = ({
  unit_type,
  content_quantity: content,
  content_unit: unit,
}: Packed): string | undefined =>
  content == null || unit == null ? undefined : `1 ${unitText(unit_type ?? '')} = ${quantityIn(content, unit)}`

/** What a quantity of packages holds: 100 kg. */
export const heldText = (
  quantity: number,
  { content_quantity: content, content_unit: unit }: Omit<Packed, 'unit_type'>,
): string | undefined =>
  content == null || unit == null
    ? undefined
    : quantityIn(decimalOf(heldIn(hundredthsOf(quantity) ?? 0, hundredthsOf(content) ?? 0)), unit)

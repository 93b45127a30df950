import type { Department } from '../../api/generated-sign-in.ts'
import type { Pick } from '../../ui/forms/async-picker.tsx'

export const pickOf = ({ id, name, is_active }: Department): Pick => ({
  id,
  name: is_active ? name : `${name} (pasif)`,
})

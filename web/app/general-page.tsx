import { lazy } from 'react'
import { GeneralPanel } from '../features/general/general-panel.tsx'

/** The dialogs with which a new company is set up, borrowed from the screens they belong to. */
const dialogs = {
  department: lazy(async () => ({
    default: (await import('../features/employees/departments/department-dialog.tsx')).DepartmentDialog,
  })),
  people: lazy(async () => ({
    default: (await import('../features/employees/import/import-dialog.tsx')).ImportDialog,
  })),
  shift: lazy(async () => ({ default: (await import('../features/shifts/shift-dialog.tsx')).ShiftDialog })),
}

export const GeneralPage = () => <GeneralPanel dialogs={dialogs} />

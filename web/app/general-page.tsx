import { lazy } from 'react'
import { GeneralPanel } from '../features/general/general-panel.tsx'

/** What a new company is set up with, each where it belongs otherwise. */
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

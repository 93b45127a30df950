export const noDepartmentLabel = 'Departmansız'

/** Departments too small to be shown separately. */
export const otherDepartmentsLabel = 'Diğer departmanlar'

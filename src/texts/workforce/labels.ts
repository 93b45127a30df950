export const noDepartmentLabel = 'Departmansız'

/** Departments too small to be told apart. */
export const otherDepartmentsLabel = 'Diğer departmanlar'

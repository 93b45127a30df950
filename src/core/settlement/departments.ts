import { type DepartmentId, sumOf } from '../shared/rules.ts'

/** Of a frozen list. */
export interface DepartmentParts {
  /** Portions by department; '' stands for people without one. */
  departments: Readonly<Record<DepartmentId, number>>
  /** Of the guests, the same; '' stands for guests of nobody in particular. */
  guestsByDepartment: Readonly<Record<DepartmentId, number>>
}

interface CorrectedDepartment {
  departmentId: DepartmentId | null
  portions: number
}

export interface DepartmentFigures {
  departmentId: DepartmentId | null
  /** With the guests of the department, and corrections that name it. */
  portions: number
  /** Absent in figures that were computed before guests counted to their departments. */
  guests?: number
}

/** A department with fewer eaters on every list of the period is not told apart (rule H3). */
export const fewestEaters = 3

/** What a department had; guests are nobody's eaters, so they do not tell it apart. */
interface Share {
  departmentId: DepartmentId
  portions: number
  guests: number
  eaters: number
}

const sharesOf = (lists: readonly DepartmentParts[], corrections: readonly CorrectedDepartment[]): Share[] =>
  [
    ...Map.groupBy(
      [
        ...lists.flatMap(({ departments, guestsByDepartment }) => [
          ...Object.entries(departments).map(([department, people]) => ({ department, people, guests: 0, more: 0 })),
          ...Object.entries(guestsByDepartment)
            .filter(([department]) => department !== '')
            .map(([department, guests]) => ({ department, people: 0, guests, more: 0 })),
        ]),
        ...corrections.flatMap(({ departmentId, portions: more }) =>
          departmentId === null ? [] : [{ department: departmentId, people: 0, guests: 0, more }],
        ),
      ],
      ({ department }) => department,
    ),
  ].map(([departmentId, some]) => {
    const guests = sumOf(some.map((one) => one.guests))
    const eaters = Math.max(...some.map(({ people }) => people))
    return { departmentId, guests, eaters, portions: guests + sumOf(some.map(({ people, more }) => people + more)) }
  })

export const departmentsOf = (
  lists: readonly DepartmentParts[],
  corrections: readonly CorrectedDepartment[],
): DepartmentFigures[] => {
  const shares = sharesOf(lists, corrections)
  const isToldApart = ({ departmentId, eaters }: Share) => departmentId !== '' && eaters >= fewestEaters
  const small = shares.filter((one) => !isToldApart(one))
  const [portions, guests] = [sumOf(small.map((one) => one.portions)), sumOf(small.map((one) => one.guests))]
  return [
    ...shares
      .filter(isToldApart)
      .toSorted((a, b) => b.portions - a.portions || a.departmentId.localeCompare(b.departmentId))
      .map((one) => ({ departmentId: one.departmentId, portions: one.portions, guests: one.guests })),
    ...(portions === 0 && guests === 0 ? [] : [{ departmentId: null, portions, guests }]),
  ]
}

interface Divided {
  /** With guests and corrections. */
  portions: number
  guests: number
  departments: readonly { portions: number; guests: number }[]
}

/** What no department has (rule H3): guests of nobody in particular, and corrections that name none. */
export const undividedOf = ({ portions, guests, departments }: Divided): { guests: number; corrections: number } => {
  const of = (key: 'portions' | 'guests') => sumOf(departments.map((one) => one[key]))
  const ofNobody = guests - of('guests')
  return { guests: ofNobody, corrections: portions - of('portions') - ofNobody }
}

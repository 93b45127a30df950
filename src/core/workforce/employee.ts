import type { Role } from '../access/index.ts'

export class Employee {
  id!: string
  companyId!: string
  departmentId!: string | null
  fullName!: string
  phone!: string
  email!: string | null
  role!: Role
  passwordHash!: string
  /** Set while the password is a one-time password. */
  passwordExpiresAt!: Date | null
  isActive!: boolean
  createdAt!: Date
}

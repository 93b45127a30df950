export class Department {
  id!: string
  companyId!: string
  name!: string
  isActive!: boolean
  createdAt!: Date
}

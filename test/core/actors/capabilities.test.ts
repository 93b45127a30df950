import { describe, expect, it } from 'vitest'
import {
  capabilitiesOf,
  type Capability,
  type CompanyType,
  companyTypes,
  isStaffRole,
  type Role,
  roles,
  type SessionKind,
} from '../../../src/core/actors/rules.ts'

/**
 * Written from rules I5, I9, I14, M9 and R2, not from the role table in the code: levels 3, 4 and Owner manage, levels
 * 1 and 2 read, an individual only has the individual area; only caterings have kitchens, only suppliers sell, and
 * caterings buy from them. Level 2 of a firm also says that meals arrived (K3).
 */
const clerk: Capability[] = ['readCompany', 'readEmployees', 'readSettings', 'readContracts', 'useMail']
const manager: Capability[] = [
  ...clerk,
  'manageEmployees',
  'decideApplications',
  'readLog',
  'manageContracts',
  'uploadImages',
  'resetPasswords',
]
const leader: Capability[] = [...manager, 'writeSettings', 'manageKeys']
const runsFirm: Capability[] = [
  'eat',
  'readShifts',
  'manageShifts',
  'closeDays',
  'settle',
  'readLists',
  'confirmDeliveries',
  'manageGuests',
  'manageAbsences',
]
const cooks: Capability[] = [
  'closeDays',
  'settle',
  'readPartners',
  'readKitchen',
  'writeMenus',
  'answerRequests',
  'readOrders',
  'manageOrders',
]
const sells: Capability[] = ['readProducts', 'manageProducts', 'readOrders', 'manageOrders']
const table: [CompanyType, SessionKind, Role, Capability[]][] = [
  ['corporate', 'staff', 'individual', ['eat', 'readShifts']],
  ['corporate', 'staff', 'corporate1', [...clerk, 'eat', 'readShifts']],
  ['corporate', 'staff', 'corporate2', [...clerk, 'eat', 'readShifts', 'confirmDeliveries', 'manageGuests']],
  ['corporate', 'staff', 'corporate3', [...manager, ...runsFirm]],
  ['corporate', 'staff', 'corporate4', [...leader, ...runsFirm, 'manageContribution']],
  ['corporate', 'staff', 'corporateOwner', [...leader, ...runsFirm, 'manageContribution']],

  ['corporate', 'individual', 'individual', ['eat', 'readShifts']],
  ['corporate', 'individual', 'corporate1', ['eat', 'readShifts']],
  ['corporate', 'individual', 'corporate2', ['eat', 'readShifts']],
  ['corporate', 'individual', 'corporate3', ['eat', 'readShifts']],
  ['corporate', 'individual', 'corporate4', ['eat', 'readShifts']],
  ['corporate', 'individual', 'corporateOwner', ['eat', 'readShifts']],

  ['catering', 'staff', 'individual', []],
  ['catering', 'staff', 'corporate1', [...clerk, 'readPartners', 'readKitchen', 'readOrders']],
  ['catering', 'staff', 'corporate2', [...clerk, 'readPartners', 'readKitchen', 'readOrders']],
  ['catering', 'staff', 'corporate3', [...manager, ...cooks]],
  ['catering', 'staff', 'corporate4', [...leader, ...cooks]],
  ['catering', 'staff', 'corporateOwner', [...leader, ...cooks]],

  ['catering', 'individual', 'individual', []],
  ['catering', 'individual', 'corporate1', []],
  ['catering', 'individual', 'corporate2', []],
  ['catering', 'individual', 'corporate3', []],
  ['catering', 'individual', 'corporate4', []],
  ['catering', 'individual', 'corporateOwner', []],

  ['supplier', 'staff', 'individual', []],
  ['supplier', 'staff', 'corporate1', [...clerk, 'readProducts', 'readOrders']],
  ['supplier', 'staff', 'corporate2', [...clerk, 'readProducts', 'readOrders']],
  ['supplier', 'staff', 'corporate3', [...manager, ...sells]],
  ['supplier', 'staff', 'corporate4', [...leader, ...sells]],
  ['supplier', 'staff', 'corporateOwner', [...leader, ...sells]],

  ['supplier', 'individual', 'individual', []],
  ['supplier', 'individual', 'corporate1', []],
  ['supplier', 'individual', 'corporate2', []],
  ['supplier', 'individual', 'corporate3', []],
  ['supplier', 'individual', 'corporate4', []],
  ['supplier', 'individual', 'corporateOwner', []],
]

describe('a role', () => {
  it.each(table)('of a %s company in a(n) %s session as %s can %j', (companyType, kind, role, can) => {
    expect(capabilitiesOf(role, companyType, kind).toSorted()).toEqual(can.toSorted())
  })

  it('has an entry for every company type and kind of session', () => {
    expect(table).toHaveLength(roles.length * companyTypes.length * 2)
    expect(new Set(table.map(([companyType, kind, role]) => `${companyType} ${kind} ${role}`)).size).toBe(table.length)
  })

  it('manages exactly when its name contains Owner, 4 or 3', () => {
    for (const role of roles) {
      const manages = /Owner|4|3/.test(role)
      expect([role, capabilitiesOf(role, 'corporate', 'staff').includes('manageShifts')]).toEqual([role, manages])
      expect([role, capabilitiesOf(role, 'catering', 'staff').includes('writeMenus')]).toEqual([role, manages])
      for (const companyType of companyTypes) {
        expect([role, capabilitiesOf(role, companyType, 'staff').includes('manageEmployees')]).toEqual([role, manages])
        expect([role, capabilitiesOf(role, companyType, 'staff').includes('readLog')]).toEqual([role, manages])
      }
    }
  })

  const ofPeople = ['eat', 'useMail', 'decideApplications', 'resetPasswords', 'manageKeys', 'manageContribution']
  it('held by a key can do all it normally can, but no personal things, mail, applications, passwords, keys, contributions', () => {
    for (const [companyType, , role, can] of table.filter(([, kind]) => kind === 'staff'))
      expect([role, companyType, capabilitiesOf(role, companyType, 'key').toSorted()]).toEqual([
        role,
        companyType,
        can.filter((one) => !ofPeople.includes(one)).toSorted(),
      ])
  })

  it('counts as staff unless it is individual', () => {
    expect(roles.filter(isStaffRole)).toEqual([
      'corporate1',
      'corporate2',
      'corporate3',
      'corporate4',
      'corporateOwner',
    ])
  })
})

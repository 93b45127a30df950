import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

/**
 * Generates the types of the contract. A field or parameter named after an entity, such as `shift_id` or `companyId`,
 * gets that entity's id type; one named like an amount is in lira.
 */
const root = join(import.meta.dirname, '..')

const things: Readonly<Record<string, string>> = {
  application: 'ApplicationId',
  attachment: 'AttachmentId',
  catering: 'CompanyId',
  company: 'CompanyId',
  corp: 'CompanyId',
  corporate: 'CompanyId',
  department: 'DepartmentId',
  dept: 'DepartmentId',
  dish: 'DishId',
  from_company: 'CompanyId',
  from_user: 'UserId',
  group: 'GroupId',
  image: 'ImageId',
  ingredient: 'IngredientId',
  key: 'KeyId',
  message: 'MessageId',
  notification: 'NotificationId',
  offer: 'OfferId',
  order: 'OrderId',
  partner: 'CompanyId',
  partnership: 'PartnershipId',
  product: 'ProductId',
  replaces_shift: 'ShiftId',
  request: 'RequestId',
  run: 'RunId',
  shift: 'ShiftId',
  supplier: 'CompanyId',
  termination: 'TerminationId',
  user: 'UserId',
}
/** Recognizes `company_ids`, `companyId`, and the shared parameters `CompanyId` and `OfShift`. */
const typeOf = (name: string): string | undefined => {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, '_$&').toLowerCase()
  const [, of, thing] = /^(?:of_(\w+)|(\w+?)_ids?)$/.exec(words) ?? []
  return things[of ?? thing ?? ''] ?? (/(_price|_amount|revenue)$/.test(words) ? 'Lira' : undefined)
}

const used = new Set<string>()

/** Replaces the plain type, including in arrays and nullable types. */
const typed = (type: ts.TypeNode, name: string): ts.TypeNode => {
  if (ts.isArrayTypeNode(type)) return ts.factory.createArrayTypeNode(typed(type.elementType, name))
  if (ts.isUnionTypeNode(type)) return ts.factory.createUnionTypeNode(type.types.map((part) => typed(part, name)))
  if (!/^(string|number|components\["schemas"\]\["(Id|Lira)"\])$/.test(astToString(type).trim())) return type
  used.add(name)
  return ts.factory.createTypeReferenceNode(name)
}

const withNames: ts.TransformerFactory<ts.Node> = (context) => (start) => {
  const visit = (node: ts.Node): ts.Node => {
    const name = ts.isPropertySignature(node) && ts.isIdentifier(node.name) ? typeOf(node.name.text) : undefined
    if (name === undefined || !ts.isPropertySignature(node) || node.type === undefined)
      return ts.visitEachChild(node, visit, context)
    const type = typed(node.type, name)
    return type === node.type
      ? ts.visitEachChild(node, visit, context)
      : ts.factory.updatePropertySignature(node, node.modifiers, node.name, node.questionToken, type)
  }
  return visit(start)
}

export const contractTypes = async (): Promise<string> => {
  const nodes = await openapiTS(readFileSync(join(root, 'openapi.yaml'), 'utf8'))
  const types = astToString(ts.transform(nodes, [withNames]).transformed)
  const imported = `import type { ${[...used].toSorted().join(', ')} } from '../core/shared/rules.ts'`
  return `/** Generated from openapi.yaml by \`npm run gen\`. */\n\n${imported}\n\n${types}`
}

if (import.meta.main) writeFileSync(join(root, 'src/contract/api.d.ts'), await contractTypes())

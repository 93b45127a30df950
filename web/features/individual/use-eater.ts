export { type Oneself as Eater, useOneself as useEater } from '../../frame/scope/use-oneself.ts'

export { type Oneself as Eater, useOneself as useEater } from '../../shared/session/use-oneself.ts'

import './one.ts'

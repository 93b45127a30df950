import '../core/store/index.ts'

import '../ui/card.ts'

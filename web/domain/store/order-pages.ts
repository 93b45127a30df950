import { api, type ListOrdersApiResponse } from '../../api/generated.ts'

const { useQuery, select } = api.endpoints.listOrders

export const orderPages = { useQuery, select, rows: ({ orders }: ListOrdersApiResponse) => orders }

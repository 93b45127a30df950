import { type ListOrdersApiResponse, panelsApi } from '../../api/generated-panels.ts'

const { useQuery, select } = panelsApi.endpoints.listOrders

export const orderPages = { useQuery, select, rows: ({ orders }: ListOrdersApiResponse) => orders }

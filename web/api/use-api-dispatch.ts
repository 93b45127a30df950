import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { baseApi } from './base-api.ts'

type ApiState = { [Key in typeof baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> }

/** For patching the API's cache. */
export const useApiDispatch = () => useDispatch<ThunkDispatch<ApiState, undefined, UnknownAction>>()

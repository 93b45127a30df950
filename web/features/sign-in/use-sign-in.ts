import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { baseApi } from '../../api/base-api.ts'
import { useLoginMutation, type LoginApiArg } from '../../api/generated.ts'
import { problemText } from '../../shared/problem-text.ts'
import { isOwnPath } from '../../shared/safe-path.ts'
import { useSession } from '../../shared/session/session-context.ts'

const failed = 'Giriş işlemi başarısız'

/** Keeps the token, forgets whatever an earlier session had loaded, and goes where the server says. */
export const useSignIn = () => {
  const [login, { isLoading }] = useLoginMutation()
  const [problem, setProblem] = useState<string>()
  const session = useSession()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const signIn = async (body: LoginApiArg['body']) => {
    setProblem(undefined)
    try {
      const { token, redirect_url } = await login({ body }).unwrap()
      if (!isOwnPath(redirect_url)) return setProblem(failed)
      session.start(token)
      dispatch(baseApi.util.resetApiState())
      await navigate(redirect_url)
    } catch (error) {
      setProblem(problemText(error, failed))
    }
  }
  return { signIn, isLoading, problem }
}

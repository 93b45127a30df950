import { createElement, type CSSProperties, type ReactElement, useCallback, useEffect, useRef } from 'react'

/**
 * Returns a token of the product for the person looking at the page, or nothing where people sign in inside the panel.
 */
export type TokenProvider = () => string | null | undefined | Promise<string | null | undefined>

export interface PanelProps {
  /** Address of the product, which serves the panel and its module: `https://tabldot.example`. */
  api: string
  companyId?: string
  userRole?: string
  companyType?: 'corporate' | 'catering' | 'supplier'
  /** The person's session token. If replaced by another one for the same person, the panel keeps its state. */
  token?: string
  /** Called once when the panel starts, unless it has a token, and once each time its session has ended. */
  tokenProvider?: TokenProvider
  theme?: 'light' | 'dark' | 'auto'
  className?: string
  style?: CSSProperties
  onSessionEnded?: (event: CustomEvent<null>) => void
  /** A command has succeeded; `operation` is its name in the contract. */
  onChanged?: (event: CustomEvent<{ operation: string }>) => void
  /**
   * The panel wants to go elsewhere in the product. Unless the event's default is prevented, `url` opens in a new tab.
   */
  onNavigate?: (event: CustomEvent<{ path: string; url: string }>) => void
  /** The module could not be loaded. */
  onError?: (error: unknown) => void
}

type PanelElement = HTMLElement & { tokenProvider?: TokenProvider | undefined }

const load = (api: string): Promise<unknown> => {
  const address = new URL('/embed.js', api).href
  return import(/* @vite-ignore */ /* webpackIgnore: true */ address)
}

/**
 * Wraps the custom element as a component, for React 19 and for React 18, which neither sets properties of custom
 * elements nor listens to their events.
 */
const panelOf =
  (name: string) =>
  (props: PanelProps): ReactElement => {
    const { api, companyId, userRole, companyType, token, theme, className, style } = props
    const hasProvider = props.tokenProvider !== undefined
    const latest = useRef(props)
    const element = useRef<PanelElement | null>(null)
    const attach = useCallback(
      (attached: PanelElement | null) => {
        element.current = attached
        if (attached) attached.tokenProvider = hasProvider ? () => latest.current.tokenProvider?.() : undefined
      },
      [hasProvider],
    )
    useEffect(() => {
      latest.current = props
    })
    useEffect(() => {
      const { current } = element
      const listeners: [string, (event: Event) => void][] = [
        ['tabldot:session-ended', (event) => latest.current.onSessionEnded?.(event as CustomEvent<null>)],
        ['tabldot:changed', (event) => latest.current.onChanged?.(event as CustomEvent<{ operation: string }>)],
        [
          'tabldot:navigate',
          (event) => latest.current.onNavigate?.(event as CustomEvent<{ path: string; url: string }>),
        ],
      ]
      for (const [type, listener] of listeners) current?.addEventListener(type, listener)
      return () => {
        for (const [type, listener] of listeners) current?.removeEventListener(type, listener)
      }
    }, [])
    useEffect(() => {
      load(api).catch((error: unknown) => latest.current.onError?.(error))
    }, [api])
    const attributes = {
      api,
      'company-id': companyId,
      'user-role': userRole,
      'company-type': companyType,
      token,
      theme,
    }
    return createElement(name, { ...attributes, class: className, style, ref: attach })
  }

export const EmployeesPanel = panelOf('tabldot-employees')
export const ShiftsPanel = panelOf('tabldot-shifts')
export const SystemPanel = panelOf('tabldot-system')
export const ProductionPanel = panelOf('tabldot-production')
export const CateringsPanel = panelOf('tabldot-caterings')
export const CorporatesPanel = panelOf('tabldot-corporates')
export const SuppliersPanel = panelOf('tabldot-suppliers')
export const StorePanel = panelOf('tabldot-store')
export const MailPanel = panelOf('tabldot-mail')
export const ChoosingPanel = panelOf('tabldot-choosing')

import { PageHeading } from '../../shared/page-heading.tsx'

export const SignInPage = () => <PageHeading title="Giriş yap" />

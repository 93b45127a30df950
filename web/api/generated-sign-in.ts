import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Session",
  "Profile",
  "PrivacyNotice",
  "Application",
  "Company",
  "Department",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({
          url: `/auth/login`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Session"],
      }),
      signInWithSlip: build.mutation<
        SignInWithSlipApiResponse,
        SignInWithSlipApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/slip-login`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Session"],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/auth/logout`, method: "POST" }),
        invalidatesTags: ["Session"],
      }),
      completeSignIn: build.mutation<
        CompleteSignInApiResponse,
        CompleteSignInApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/second-step`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Session"],
      }),
      getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
        query: (queryArg) => ({
          url: `/user/profile`,
          params: {
            user_id: queryArg.userId,
            company_id: queryArg.companyId,
          },
        }),
        providesTags: ["Profile"],
      }),
      changeOwnPassword: build.mutation<
        ChangeOwnPasswordApiResponse,
        ChangeOwnPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/password`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Profile"],
      }),
      changeIndividualPassword: build.mutation<
        ChangeIndividualPasswordApiResponse,
        ChangeIndividualPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/password`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Profile"],
      }),
      getPrivacyNotice: build.query<
        GetPrivacyNoticeApiResponse,
        GetPrivacyNoticeApiArg
      >({
        query: () => ({ url: `/privacy-notice` }),
        providesTags: ["PrivacyNotice"],
      }),
      registerIndividual: build.mutation<
        RegisterIndividualApiResponse,
        RegisterIndividualApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/register/individual`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Session"],
      }),
      submitApplication: build.mutation<
        SubmitApplicationApiResponse,
        SubmitApplicationApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/register/corporate/application`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Application"],
      }),
      getApplicationState: build.query<
        GetApplicationStateApiResponse,
        GetApplicationStateApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/register/corporate/application/state`,
          method: "POST",
          body: queryArg.body,
        }),
        providesTags: ["Application"],
      }),
      searchCompanies: build.query<
        SearchCompaniesApiResponse,
        SearchCompaniesApiArg
      >({
        query: (queryArg) => ({
          url: `/companies/search`,
          params: {
            type: queryArg["type"],
            query: queryArg.query,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Company"],
      }),
      findCompany: build.query<FindCompanyApiResponse, FindCompanyApiArg>({
        query: (queryArg) => ({
          url: `/companies/by-slug/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ["Company"],
      }),
      listDepartments: build.query<
        ListDepartmentsApiResponse,
        ListDepartmentsApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/departments`,
          params: {
            search: queryArg.search,
            include_inactive: queryArg.includeInactive,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Department"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as signInApi };
export type LoginApiResponse =
  | /** status 200 Oturum açıldı ya da ikinci adım bekleniyor */ OpenedSession
  | SecondStepNeeded;
export type LoginApiArg = {
  body: {
    phone: PhoneInput;
    password: string;
    company_type: "individual" | "corporate" | "catering" | "supplier";
    company_id: Id;
    device_token?: KnownDevice;
  };
};
export type SignInWithSlipApiResponse =
  | /** status 200 Oturum açıldı ya da ikinci adım bekleniyor */ OpenedSession
  | SecondStepNeeded;
export type SignInWithSlipApiArg = {
  body: {
    phone: PhoneInput;
    company_id: Id;
    slip_code: string;
    device_token?: KnownDevice;
  };
};
export type LogoutApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type LogoutApiArg = void;
export type CompleteSignInApiResponse =
  /** status 200 Oturum açıldı */ OpenedSession;
export type CompleteSignInApiArg = {
  body: {
    challenge: Challenge;
    /** Uygulamadaki kod ya da bir kurtarma kodu */
    code?: SecondFactorCode;
    /** Kodun yerine geçiş anahtarının imzası */
    passkey?: {
      credential_id: PasskeyCredential;
      client_data: PasskeyClientData;
      authenticator_data: string;
      signature: string;
    };
    device_token?: KnownDevice;
  };
};
export type GetProfileApiResponse = /** status 200 Profil */ Profile;
export type GetProfileApiArg = {
  userId?: Id;
  companyId?: Id;
};
export type ChangeOwnPasswordApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type ChangeOwnPasswordApiArg = {
  type: CompanyType;
  companyId: Id;
  body: {
    /** Tek kullanımlık şifreyle ya da fişle girilmişse gerekmez */
    current_password?: string;
    new_password: NewPassword;
  };
};
export type ChangeIndividualPasswordApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type ChangeIndividualPasswordApiArg = {
  companyId: Id;
  userId: Id;
  body: {
    /** Tek kullanımlık şifreyle ya da fişle girilmişse gerekmez */
    current_password?: string;
    new_password: NewPassword;
  };
};
export type GetPrivacyNoticeApiResponse = /** status 200 Metin */ PrivacyNotice;
export type GetPrivacyNoticeApiArg = void;
export type RegisterIndividualApiResponse =
  /** status 201 Kayıt oldu ya da onay bekliyor */ {
    success: Success;
    message: string;
    /** Kayıt onay bekliyorsa null */
    user: {
      id: Id;
      full_name: string;
      phone: string;
      role: Role;
    } | null;
    /** Onay bekleyen kayıt; yoksa null */
    application: ApplicationSummary | null;
  };
export type RegisterIndividualApiArg = {
  body: {
    full_name: FullName;
    phone: PhoneInput;
    password: NewPassword;
    company_type: "corporate";
    company_id: Id;
    department_id: Id;
    privacy_version?: PrivacyVersion;
    link_secret?: LinkSecret;
  };
};
export type SubmitApplicationApiResponse = /** status 201 Başvuru alındı */ {
  success: Success;
  message: string;
  application: ApplicationSummary;
};
export type SubmitApplicationApiArg = {
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body:
    | ({
        mode: "existing";
      } & ExistingCompanyApplication)
    | ({
        mode: "new";
      } & NewCompanyApplication);
};
export type GetApplicationStateApiResponse = /** status 200 Durum */ {
  application: ApplicationState;
};
export type GetApplicationStateApiArg = {
  body: {
    link_secret: LinkSecret;
  };
};
export type SearchCompaniesApiResponse = /** status 200 En fazla 10 şirket */ {
  companies: CompanyHit[];
  has_more: boolean;
};
export type SearchCompaniesApiArg = {
  type: CompanyType;
  query?: string;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type FindCompanyApiResponse = /** status 200 Şirket */ CompanyHit;
export type FindCompanyApiArg = {
  slug: string;
};
export type ListDepartmentsApiResponse =
  /** status 200 En fazla 200 departman, ada göre */ {
    departments: Department[];
    total: Count;
  };
export type ListDepartmentsApiArg = {
  type: CompanyType;
  companyId: Id;
  search?: string;
  /** Pasif departmanlar da gelsin */
  includeInactive?: boolean;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type Success = true;
export type DeviceToken = string;
export type OpenedSession = {
  success: Success;
  /** Authorization: Bearer başlığında taşınır */
  token: string;
  device_token: DeviceToken;
  message: string;
  /** Sunucunun kurduğu göreli adres */
  redirect_url: string;
  /** Tek kullanımlık şifre ile girildi; şifre değişene kadar başka işlem yapılamaz */
  must_change_password: boolean;
};
export type Challenge = string;
export type Instant = string;
export type PasskeyChallenge = string;
export type PasskeySite = string;
export type PasskeyCredential = string;
export type PasskeyCredentials = PasskeyCredential[];
export type PasskeyQuestion = {
  challenge: PasskeyChallenge;
  site: PasskeySite;
  credentials: PasskeyCredentials;
};
export type SecondStepNeeded = {
  success: Success;
  second_step: {
    challenge: Challenge;
    /** Bu ana kadar geçerlidir */
    expires_at: Instant;
    /** Geçiş anahtarıyla giriş için; kişinin anahtarı yoksa null */
    passkey: PasskeyQuestion | null;
  };
};
export type Problem = {
  type: string;
  title: string;
  status: number;
  /** Ekranda olduğu gibi gösterilecek Türkçe cümle */
  detail: string;
  /** Makine için sabit kod, `şey.neden` */
  code: string;
  success: boolean;
  errors?: {
    path: string;
    message: string;
  }[];
  /** Kayıt bu arada değiştiyse şimdiki hâli; siparişte `lines` */
  present?: {
    [key: string]: any;
  };
};
export type PhoneInput = string;
export type Id = string;
export type KnownDevice = string;
export type SecondFactorCode = string;
export type PasskeyClientData = string;
export type Role =
  | "individual"
  | "corporate1"
  | "corporate2"
  | "corporate3"
  | "corporate4"
  | "corporateOwner";
export type CompanyType = "corporate" | "catering" | "supplier";
export type OwnCompany = {
  id: Id;
  name: string;
  type: CompanyType;
  slug: string;
  logo_url: string | null;
};
export type Capability =
  | "eat"
  | "readShifts"
  | "manageShifts"
  | "readCompany"
  | "readEmployees"
  | "manageEmployees"
  | "decideApplications"
  | "readSettings"
  | "writeSettings"
  | "readLog"
  | "readPartners"
  | "readContracts"
  | "manageContracts"
  | "readKitchen"
  | "readLists"
  | "writeMenus"
  | "answerRequests"
  | "useMail"
  | "uploadImages"
  | "resetPasswords"
  | "manageKeys"
  | "confirmDeliveries"
  | "manageGuests"
  | "closeDays"
  | "settle"
  | "manageAbsences"
  | "manageContribution"
  | "readProducts"
  | "manageProducts"
  | "readOrders"
  | "manageOrders";
export type AnnouncementText = string;
export type Announcement = {
  id: Id;
  text: AnnouncementText;
  /** Bu andan sonra gösterilmez */
  ends_at: Instant;
};
export type Profile = {
  id: Id;
  full_name: string;
  role: Role;
  phone: string;
  email: string | null;
  company: OwnCompany;
  /** Bu oturumun açtığı alan */
  area: "individual" | "company";
  capabilities: Capability[];
  must_change_password: boolean;
  /** Kişiye şu anda gösterilen duyurular */
  announcements: Announcement[];
  /** Bu oturumun imzalı adres parçaları; adres çubuğundakiler bunlarla aynı olmalıdır */
  segments: {
    user: string;
    company_type: string;
    company: string;
  };
};
export type NewPassword = string;
export type PrivacyNotice = {
  version: string;
  title: string;
  sections: {
    heading: string;
    paragraphs: string[];
  }[];
};
export type ApplicationMode = "existing" | "new";
export type ApplicationStatus = "pending" | "approved" | "rejected";
export type ApplicationSummary = {
  id: Id;
  mode: ApplicationMode;
  status: ApplicationStatus;
  created_at: Instant;
};
export type FullName = string;
export type PrivacyVersion = string;
export type LinkSecret = string;
export type Email = string;
export type Applicant = {
  full_name: FullName;
  phone: PhoneInput;
  email: Email;
};
export type ExistingCompanyApplication = {
  mode: "existing";
  applicant: Applicant;
  password: NewPassword;
  privacy_version?: PrivacyVersion;
  link_secret?: LinkSecret;
  target: {
    company_id: Id;
  };
};
export type TaxNumberInput = string | null;
export type ContactPhone = string;
export type NewCompanyApplication = {
  mode: "new";
  applicant: Applicant;
  password: NewPassword;
  privacy_version?: PrivacyVersion;
  link_secret?: LinkSecret;
  target: {
    company_type: CompanyType;
    new_company_payload: {
      name: string;
      tax_number?: TaxNumberInput;
      address: string;
      contact_phone: ContactPhone;
      owner_full_name: FullName;
      owner_phone: PhoneInput;
      owner_email: Email;
    };
  };
};
export type ApplicationState = {
  mode: ApplicationMode;
  status: ApplicationStatus;
  /** Kurumsal hesap değil, kendisi kaydolan bir çalışan */
  is_employee: boolean;
  company: {
    name: string;
    type: CompanyType;
    /** Giriş sayfasının adresi için; yeni şirket başvurusunda null */
    slug: string | null;
  };
  /** Onaylanınca giriş yapılacak telefon; rakamları gizlenmiştir */
  phone: string;
  created_at: Instant;
  /** Bekleyen başvuruda null */
  decided_at: string | null;
  /** Reddin nedeni */
  reason: string | null;
};
export type CompanyHit = {
  id: Id;
  name: string;
  type: CompanyType;
  slug: string;
};
export type Count = number;
export type Department = {
  id: Id;
  name: string;
  is_active: boolean;
  /** Aktif kişileri; yalnızca `include_inactive` ile */
  employee_count?: Count;
};
export const {
  useLoginMutation,
  useSignInWithSlipMutation,
  useLogoutMutation,
  useCompleteSignInMutation,
  useGetProfileQuery,
  useChangeOwnPasswordMutation,
  useChangeIndividualPasswordMutation,
  useGetPrivacyNoticeQuery,
  useRegisterIndividualMutation,
  useSubmitApplicationMutation,
  useGetApplicationStateQuery,
  useSearchCompaniesQuery,
  useFindCompanyQuery,
  useListDepartmentsQuery,
} = injectedRtkApi;

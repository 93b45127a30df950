import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Session",
  "Platform",
  "PlatformCompany",
  "AuditLog",
  "Announcement",
  "AdminNotificationSettings",
  "PlatformHealth",
  "LoadRun",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      adminLogin: build.mutation<AdminLoginApiResponse, AdminLoginApiArg>({
        query: (queryArg) => ({
          url: `/admin/login`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Session"],
      }),
      completeAdminSignIn: build.mutation<
        CompleteAdminSignInApiResponse,
        CompleteAdminSignInApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/second-step`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Session"],
      }),
      getPlatformOverview: build.query<
        GetPlatformOverviewApiResponse,
        GetPlatformOverviewApiArg
      >({
        query: () => ({ url: `/admin/dashboard` }),
        providesTags: ["Platform"],
      }),
      listPlatformApplications: build.query<
        ListPlatformApplicationsApiResponse,
        ListPlatformApplicationsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/applications`,
          params: {
            status: queryArg.status,
            mode: queryArg.mode,
            search: queryArg.search,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Platform"],
      }),
      rejectNewCompanies: build.mutation<
        RejectNewCompaniesApiResponse,
        RejectNewCompaniesApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/applications/bulk-reject`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Platform"],
      }),
      decideNewCompany: build.mutation<
        DecideNewCompanyApiResponse,
        DecideNewCompanyApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/applications/${encodeURIComponent(String(queryArg.applicationId))}/update`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Platform", "PlatformCompany"],
      }),
      listPlatformCompanies: build.query<
        ListPlatformCompaniesApiResponse,
        ListPlatformCompaniesApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/companies`,
          params: {
            type: queryArg["type"],
            active: queryArg.active,
            search: queryArg.search,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["PlatformCompany"],
      }),
      openCompany: build.mutation<OpenCompanyApiResponse, OpenCompanyApiArg>({
        query: (queryArg) => ({
          url: `/admin/companies`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Platform", "PlatformCompany"],
      }),
      changeCompany: build.mutation<
        ChangeCompanyApiResponse,
        ChangeCompanyApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/companies/${encodeURIComponent(String(queryArg.companyId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Platform", "PlatformCompany", "AuditLog"],
      }),
      getPlatformCompany: build.query<
        GetPlatformCompanyApiResponse,
        GetPlatformCompanyApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/companies/${encodeURIComponent(String(queryArg.companyId))}/details`,
        }),
        providesTags: ["PlatformCompany"],
      }),
      previewDeactivation: build.query<
        PreviewDeactivationApiResponse,
        PreviewDeactivationApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/companies/${encodeURIComponent(String(queryArg.companyId))}/deactivation`,
        }),
        providesTags: ["PlatformCompany"],
      }),
      listAnnouncements: build.query<
        ListAnnouncementsApiResponse,
        ListAnnouncementsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/announcements`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Announcement"],
      }),
      writeAnnouncement: build.mutation<
        WriteAnnouncementApiResponse,
        WriteAnnouncementApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/announcements`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Announcement"],
      }),
      withdrawAnnouncement: build.mutation<
        WithdrawAnnouncementApiResponse,
        WithdrawAnnouncementApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/announcements/${encodeURIComponent(String(queryArg.announcementId))}/withdraw`,
          method: "PUT",
        }),
        invalidatesTags: ["Announcement"],
      }),
      getAdminNotificationSettings: build.query<
        GetAdminNotificationSettingsApiResponse,
        GetAdminNotificationSettingsApiArg
      >({
        query: () => ({ url: `/admin/notifications/settings` }),
        providesTags: ["AdminNotificationSettings"],
      }),
      saveAdminNotificationSettings: build.mutation<
        SaveAdminNotificationSettingsApiResponse,
        SaveAdminNotificationSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/notifications/settings`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["AdminNotificationSettings"],
      }),
      subscribeAdministratorToPush: build.mutation<
        SubscribeAdministratorToPushApiResponse,
        SubscribeAdministratorToPushApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/push/subscribe`,
          method: "POST",
          body: queryArg.pushSubscription,
        }),
        invalidatesTags: ["AdminNotificationSettings"],
      }),
      unsubscribeAdministratorFromPush: build.mutation<
        UnsubscribeAdministratorFromPushApiResponse,
        UnsubscribeAdministratorFromPushApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/push/unsubscribe`,
          method: "POST",
          body: queryArg.pushEndpoint,
        }),
        invalidatesTags: ["AdminNotificationSettings"],
      }),
      testAdminPush: build.mutation<
        TestAdminPushApiResponse,
        TestAdminPushApiArg
      >({
        query: () => ({ url: `/admin/push/test`, method: "POST" }),
        invalidatesTags: ["AdminNotificationSettings"],
      }),
      getPlatformHealth: build.query<
        GetPlatformHealthApiResponse,
        GetPlatformHealthApiArg
      >({
        query: () => ({ url: `/admin/health` }),
        providesTags: ["PlatformHealth"],
      }),
      getEmailFigures: build.query<
        GetEmailFiguresApiResponse,
        GetEmailFiguresApiArg
      >({
        query: () => ({ url: `/admin/emails` }),
        providesTags: ["PlatformHealth"],
      }),
      listLoadTests: build.query<ListLoadTestsApiResponse, ListLoadTestsApiArg>(
        {
          query: () => ({ url: `/admin/perf/tests` }),
          providesTags: ["LoadRun"],
        },
      ),
      startLoadTest: build.mutation<
        StartLoadTestApiResponse,
        StartLoadTestApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/perf/start`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["LoadRun"],
      }),
      stopLoadTest: build.mutation<StopLoadTestApiResponse, StopLoadTestApiArg>(
        {
          query: (queryArg) => ({
            url: `/admin/perf/stop/${encodeURIComponent(String(queryArg.runId))}`,
            method: "POST",
          }),
          invalidatesTags: ["LoadRun"],
        },
      ),
      getLoadRun: build.query<GetLoadRunApiResponse, GetLoadRunApiArg>({
        query: (queryArg) => ({
          url: `/admin/perf/status/${encodeURIComponent(String(queryArg.runId))}`,
        }),
        providesTags: ["LoadRun"],
      }),
      getLoadSummary: build.query<
        GetLoadSummaryApiResponse,
        GetLoadSummaryApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/perf/summary/${encodeURIComponent(String(queryArg.runId))}`,
        }),
        providesTags: ["LoadRun"],
      }),
      listLoadRuns: build.query<ListLoadRunsApiResponse, ListLoadRunsApiArg>({
        query: () => ({ url: `/admin/perf/history` }),
        providesTags: ["LoadRun"],
      }),
      listAdminLogs: build.query<ListAdminLogsApiResponse, ListAdminLogsApiArg>(
        {
          query: (queryArg) => ({
            url: `/admin/audit-logs`,
            params: {
              start_date: queryArg.startDate,
              end_date: queryArg.endDate,
              limit: queryArg.limit,
              offset: queryArg.offset,
            },
          }),
          providesTags: ["AuditLog"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type AdminLoginApiResponse =
  | /** status 200 Yönetici oturumu açıldı ya da ikinci adım bekleniyor */ OpenedAdminSession
  | SecondStepNeeded;
export type AdminLoginApiArg = {
  body: {
    username: string;
    password: string;
    device_token?: KnownDevice;
  };
};
export type CompleteAdminSignInApiResponse =
  /** status 200 Yönetici oturumu açıldı */ OpenedAdminSession;
export type CompleteAdminSignInApiArg = {
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
export type GetPlatformOverviewApiResponse =
  /** status 200 Genel bakış */ PlatformOverview;
export type GetPlatformOverviewApiArg = void;
export type ListPlatformApplicationsApiResponse =
  /** status 200 En fazla 50 başvuru */ {
    applications: PlatformApplication[];
    has_more: boolean;
  };
export type ListPlatformApplicationsApiArg = {
  status?: ApplicationStatus;
  mode?: ApplicationMode;
  search?: string;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type RejectNewCompaniesApiResponse =
  /** status 200 Sonuç, başvuru başvuru */ RejectionReport;
export type RejectNewCompaniesApiArg = {
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    application_ids: Id[];
    notes?: string | null;
  };
};
export type DecideNewCompanyApiResponse = /** status 200 Karar verildi */ {
  success: Success;
  application: PlatformApplication;
  /** Açılan şirket; rette null */
  company: null | CompanyHit;
};
export type DecideNewCompanyApiArg = {
  applicationId: Id;
  body: {
    status: "approved" | "rejected";
    notes?: string | null;
  };
};
export type ListPlatformCompaniesApiResponse =
  /** status 200 En fazla 50 şirket */ {
    companies: PlatformCompany[];
    has_more: boolean;
  };
export type ListPlatformCompaniesApiArg = {
  type?: CompanyType;
  active?: boolean;
  search?: string;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type OpenCompanyApiResponse = /** status 201 Açıldı */ {
  success: Success;
  company: CompanyHit;
  owner: {
    id: Id;
    full_name: string;
    phone: string;
  };
  one_time_password: string;
  slip_code: SlipCode;
  expires_at: Instant;
};
export type OpenCompanyApiArg = {
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    name: string;
    type: CompanyType;
    tax_number?: TaxNumberInput;
    phone?: string | null;
    address?: string;
    owner_full_name: FullName;
    owner_phone: PhoneInput;
    owner_email?: EmailOrNone;
  };
};
export type ChangeCompanyApiResponse = /** status 200 Kaydedildi */ {
  success: Success;
  company: CompanySettings;
  cancelled_choices: Count;
  withdrawn_menus: Count;
};
export type ChangeCompanyApiArg = {
  companyId: Id;
  body: {
    name?: string;
    tax_number?: TaxNumberInput;
    phone?: string | null;
    address?: {
      street?: string;
      district?: string;
      city?: string;
      postal_code?: string;
    };
    is_active?: boolean;
    version?: SeenVersion;
  };
};
export type GetPlatformCompanyApiResponse =
  /** status 200 Şirket */ PlatformCompanyDetail;
export type GetPlatformCompanyApiArg = {
  companyId: Id;
};
export type PreviewDeactivationApiResponse =
  /** status 200 Sayılar */ DeactivationPreview;
export type PreviewDeactivationApiArg = {
  companyId: Id;
};
export type ListAnnouncementsApiResponse =
  /** status 200 En fazla 20 duyuru */ {
    announcements: WrittenAnnouncement[];
    has_more: boolean;
  };
export type ListAnnouncementsApiArg = {
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type WriteAnnouncementApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type WriteAnnouncementApiArg = {
  body: {
    text: AnnouncementText;
    audience: Audience;
    starts?: HomeMoment;
    ends: HomeMoment;
  };
};
export type WithdrawAnnouncementApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type WithdrawAnnouncementApiArg = {
  announcementId: Id;
};
export type GetAdminNotificationSettingsApiResponse =
  /** status 200 Ayarlar */ AdminNotificationSettings;
export type GetAdminNotificationSettingsApiArg = void;
export type SaveAdminNotificationSettingsApiResponse =
  /** status 200 Kaydedildi */ {
    success: Success;
    enabled_events: AdminEvents;
  };
export type SaveAdminNotificationSettingsApiArg = {
  body: {
    enabled_events: AdminEvents;
  };
};
export type SubscribeAdministratorToPushApiResponse =
  /** status 200 Yapıldı */ {
    success: Success;
  };
export type SubscribeAdministratorToPushApiArg = {
  pushSubscription: PushSubscription;
};
export type UnsubscribeAdministratorFromPushApiResponse =
  /** status 200 Yapıldı */ {
    success: Success;
  };
export type UnsubscribeAdministratorFromPushApiArg = {
  pushEndpoint: PushEndpoint;
};
export type TestAdminPushApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type TestAdminPushApiArg = void;
export type GetPlatformHealthApiResponse =
  /** status 200 Durum */ PlatformHealth;
export type GetPlatformHealthApiArg = void;
export type GetEmailFiguresApiResponse = /** status 200 Sayılar */ EmailFigures;
export type GetEmailFiguresApiArg = void;
export type ListLoadTestsApiResponse = /** status 200 Testler */ {
  tests: {
    key: string;
    name: string;
    description: string;
    /** Verilmezse kullanılan hız; ürünün kendi sınırlarını aşmamak için */
    rate_limit_rps: number | null;
  }[];
};
export type ListLoadTestsApiArg = void;
export type StartLoadTestApiResponse = /** status 201 Başladı */ {
  success: Success;
  run_id: Id;
  run: LoadRun;
};
export type StartLoadTestApiArg = {
  body: {
    key: string;
    overrides?: {
      concurrency?: number;
      duration_seconds?: number;
      rate_limit_rps?: number | null;
    };
  };
};
export type StopLoadTestApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type StopLoadTestApiArg = {
  runId: Id;
};
export type GetLoadRunApiResponse = /** status 200 Durum */ LoadRun;
export type GetLoadRunApiArg = {
  runId: Id;
};
export type GetLoadSummaryApiResponse = /** status 200 Özet */ LoadSummary;
export type GetLoadSummaryApiArg = {
  runId: Id;
};
export type ListLoadRunsApiResponse = /** status 200 Çalıştırmalar */ {
  runs: LoadRun[];
  /** Her testin en son biten çalıştırması, testlerin sırasıyla */
  report: LoadRun[];
};
export type ListLoadRunsApiArg = void;
export type ListAdminLogsApiResponse = /** status 200 En fazla 50 kayıt */ {
  logs: AdminLog[];
  has_more: boolean;
};
export type ListAdminLogsApiArg = {
  /** İlk gün (Türkiye saati) */
  startDate?: LocalDate;
  /** Son gün */
  endDate?: LocalDate;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type Success = true;
export type DeviceToken = string;
export type OpenedAdminSession = {
  success: Success;
  token: string;
  device_token: DeviceToken;
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
export type KnownDevice = string;
export type SecondFactorCode = string;
export type PasskeyClientData = string;
export type Count = number;
export type ApplicationCounts = {
  pending: Count;
  approved: Count;
  rejected: Count;
};
export type LocalDate = string;
export type Id = string;
export type ApplicationMode = "existing" | "new";
export type ApplicationStatus = "pending" | "approved" | "rejected";
export type CompanyType = "corporate" | "catering" | "supplier";
export type TaxNumber = string | null;
export type Address = {
  street: string;
  district: string;
  city: string;
  postal_code: string;
};
export type SameTaxNumber = {
  id: Id;
  name: string;
  type: CompanyType;
  address: Address;
  is_active: boolean;
}[];
export type PlatformApplication = {
  id: Id;
  mode: ApplicationMode;
  status: ApplicationStatus;
  applicant: {
    full_name: string;
    phone: string;
    email: string;
  };
  /** İstenen ya da başvurulan şirket */
  company_info: {
    /** Kayıtlı şirket; yeni şirket başvurusunda null */
    id: string | null;
    name: string;
    type: CompanyType;
    tax_number: TaxNumber;
    address: string | null;
    contact_phone: string | null;
    owner: null | {
      full_name: string;
      phone: string;
      email: string;
    };
  };
  same_tax_number: SameTaxNumber;
  created_at: Instant;
  updated_at: Instant;
  /** Kararı veren; bekleyen başvuruda ve bunun saklanmadığı eski kararlarda null */
  decided_by: string | null;
  notes: string | null;
};
export type PlatformOverview = {
  administrator: {
    username: string;
  };
  total_companies: Count;
  active_companies: Count;
  passive_companies: Count;
  /** Aktif şirketler */
  companies_by_type: {
    corporate: Count;
    catering: Count;
    supplier: Count;
  };
  opened_last_30_days: Count;
  /** Bekleyen bütün başvurular */
  pending_applications: Count;
  /** Bunlardan ana yöneticinin karar vereceği yeni şirketler */
  waiting_applications: Count;
  oldest_waiting_at: string | null;
  application_counts: ApplicationCounts;
  /** Son yedi gün, bugün sonda; Türkiye saatiyle */
  applications_by_day: {
    date: LocalDate;
    count: Count;
  }[];
  /** Yöneticinin karar vereceği ilk on başvuru, en eskisinden başlayarak */
  waiting_for_you: PlatformApplication[];
  /** En yeni on başvuru, yeniden eskiye */
  recent_applications: PlatformApplication[];
  /** Her durumdan en yeni on başvuru, yeniden eskiye */
  recent_by_status: {
    pending: PlatformApplication[];
    approved: PlatformApplication[];
    rejected: PlatformApplication[];
  };
  /** Son yedek; hiç yedek alınmadıysa null */
  backup: null | {
    /** Verileri yedekte olan son an */
    last_good_at: string | null;
    /** Son iyi yedek 26 saatten eski ya da hiç yok */
    is_overdue: boolean;
    /** Son yedek alınamadıysa nedeni */
    failure: null | {
      at: Instant;
      reason: "disk_full" | "not_writable" | "interrupted" | "other";
    };
  };
};
export type RefusedDecisions = {
  id: Id;
  /** Böyle bir başvuru yoksa boş */
  full_name: string | null;
  code: string;
  message: string;
}[];
export type RejectionReport = {
  success: Success;
  rejected_count: Count;
  refused: RefusedDecisions;
};
export type CompanyHit = {
  id: Id;
  name: string;
  type: CompanyType;
  slug: string;
};
export type Version = number;
export type PlatformCompany = {
  id: Id;
  name: string;
  slug: string;
  type: CompanyType;
  tax_number: TaxNumber;
  address: Address;
  phone: string | null;
  created_at: Instant;
  is_active: boolean;
  /** Bütün kullanıcılar */
  user_count: Count;
  /** Aktif kullanıcılar */
  employee_count: Count;
  version: Version;
};
export type SlipCode = string | null;
export type TaxNumberInput = string | null;
export type FullName = string;
export type PhoneInput = string;
export type EmailOrNone = string | null;
export type CompanySettings = {
  id: Id;
  name: string;
  slug: string;
  tax_number: TaxNumber;
  phone: string | null;
  /** Aktif ortakların gördüğü yetkili kişi */
  contact_name: string | null;
  is_active: boolean;
  created_at: Instant;
  address: Address;
  logo_url: string | null;
  /** Catering yalnızca alerjenleri beyan edilmiş menüleri yayınlar */
  allergens_required: boolean;
  /** Firma seçim kapanmadan kaç saat önce hatırlatır */
  reminder_hours: number;
  /** Fişlerin karekodu bir kez giriş yaptırır */
  slip_codes: boolean;
  /** Firma belirlenmiş alıcıdır, mutabakatlarında KDV tevkifatı gösterilir */
  withholds_vat: boolean;
  /** Kendisi kaydolan çalışanlar bir yöneticinin onayını bekler */
  registration_needs_approval: boolean;
  version: Version;
};
export type SeenVersion = number;
export type LogType =
  | "USER_CREATED"
  | "USER_UPDATED"
  | "ROLE_ASSIGNED"
  | "SHIFT_CREATED"
  | "SHIFT_UPDATED"
  | "COMPANY_UPDATED"
  | "APPLICATION_APPROVED"
  | "APPLICATION_REJECTED"
  | "MAIL_SENT";
export type AuditLog = {
  id: Id;
  type: LogType;
  description: string;
  meta: {
    [key: string]: any;
  };
  created_at: Instant;
  actor_id: string | null;
  /** Kişinin ya da platform yöneticisinin adı; komut satırında yapılan işlemlerde null */
  actor_name: string | null;
};
export type PlatformCompanyDetail = {
  company: PlatformCompany;
  same_tax_number: SameTaxNumber;
  counts: {
    /** Aktif departmanlar */
    departments: Count;
    /** Aktif vardiyalar */
    shifts: Count;
    /** Süren ortaklıklar */
    partners: Count;
  };
  /** Aktif sahipler, en fazla 10 */
  owners: {
    id: Id;
    full_name: string;
    phone: string;
  }[];
  /** En yeni on kayıt */
  recent_logs: AuditLog[];
};
export type DeactivationPreview = {
  type: CompanyType;
  /** Girişi kapanacak aktif kullanıcılar */
  people: Count;
  /** İptal edilecek seçimler */
  future_choices: Count;
  /** Menüsüz kalacak firmalar */
  firms: Count;
  /** Geri çekilecek yayınlanmış menü günleri */
  published_menus: Count;
  /** Tedarikçide açık kalacak siparişler */
  open_orders: Count;
};
export type AnnouncementText = string;
export type Audience =
  "everybody" | "employees" | "corporate" | "catering" | "supplier";
export type WrittenAnnouncement = {
  id: Id;
  text: AnnouncementText;
  audience: Audience;
  /** Sırayla: başlayacak, gösteriliyor, süresi doldu, geri çekildi */
  state: "planned" | "shown" | "ended" | "withdrawn";
  starts_at: Instant;
  ends_at: Instant;
  written_at: Instant;
  /** Yazan yönetici; komut satırından yazılmışsa null */
  written_by: string | null;
};
export type LocalTime = string;
export type HomeMoment = {
  date: LocalDate;
  time: LocalTime;
};
export type AdminEvents = {
  notify_on_user_created: boolean;
  notify_on_application_submitted: boolean;
};
export type AdminDevice = {
  /** Cihazı açan yöneticinin kullanıcı adı */
  administrator: string;
  enabled_at: Instant;
  /** Bildirim adresinin özeti; tarayıcı kendisini bununla tanır */
  endpoint_sha256: string;
};
export type AdminNotificationSettings = {
  enabled_events: AdminEvents;
  /** Bildirim alan bir cihaz var */
  push_enabled: boolean;
  device: AdminDevice | null;
};
export type PushEndpointAddress = string;
export type PushSubscription = {
  endpoint: PushEndpointAddress;
  expirationTime?: number | null;
  keys: {
    p256dh: string;
    auth: string;
  };
};
export type PushEndpoint = {
  endpoint: PushEndpointAddress;
};
export type PlatformHealth = {
  version: string;
  started_at: Instant;
  database_version: string;
  migrations: {
    count: Count;
    last: string | null;
  };
  jobs: {
    /** Zamanı gelmiş ve bekleyen işler */
    waiting: Count;
    /** En az bir kez başarısız olmuş işler */
    failing: Count;
    /** En eski bekleyen işin zamanı */
    oldest_at: string | null;
  };
  database_bytes: number;
  sessions: {
    /** Açık oturumlar; en fazla 100.000 sayılır */
    count: Count;
    is_more: boolean;
  };
  /** Son iyi yedeğin anı; Tabldot hiç yedek almadıysa null */
  last_backup_at: string | null;
  /** PostgreSQL'in son arşivlediği kayıt; arşivleme kapalıysa null */
  last_archived_at: string | null;
};
export type EmailKind =
  | "access"
  | "application"
  | "company"
  | "contracts"
  | "orders"
  | "statements"
  | "substitutes"
  | "menus"
  | "reminders";
export type EmailFigures = {
  /** Bu kurulum e-posta gönderiyor mu */
  is_on: boolean;
  /** Bekleyeni olan türler; en fazla 100.000 e-posta sayılır */
  waiting: {
    kind: EmailKind;
    count: Count;
    /** En az bir kez denenmiş ve kabul edilmemiş olanlar */
    tried: Count;
    oldest_at: Instant;
    /** Denenenlerden birine posta sunucusunun verdiği son SMTP kodu; sunucuya ulaşılamadıysa null */
    last_answer: number | null;
  }[];
  /** En yeni gün önce; e-postası olmayan gün ve türler yoktur */
  days: {
    date: LocalDate;
    kind: EmailKind;
    sent: Count;
    /** Sunucunun kesin olarak kabul etmedikleri */
    failed: Count;
    /** Okunduğu, kapatıldığı ya da iki gün gönderilemediği için gönderilmeyenler */
    dropped: Count;
  }[];
};
export type LoadRun = {
  run_id: Id;
  key: string;
  name: string;
  status: "running" | "finished" | "stopped" | "failed";
  started_at: Instant;
  finished_at: string | null;
  concurrency: number;
  duration_seconds: number;
  rate_limit_rps: number | null;
  /** Ölçülen saniye */
  elapsed_seconds: number;
  /** İstek/sn: çalışırken son saniyenin, bittiyse bütün çalıştırmanın */
  rps: number;
  total: Count;
  ok: Count;
  /** Milisaniye */
  p95: number | null;
  points: {
    second: number;
    rps: number;
    p95: number;
  }[];
  /** Bitmemiş ya da yarıda kalmış çalıştırmada null */
  passed: boolean | null;
  /** İyileştirilmesi gerekenler */
  reasons: string[];
};
export type LoadSummary = {
  run_id: Id;
  total_requests: Count;
  ok: Count;
  success_rate: number;
  throughput_rps: number;
  latency_ms: {
    p50: number;
    p95: number;
  };
  /** HTTP durumuna göre cevaplar */
  statuses: {
    [key: string]: Count;
  };
  passed: boolean;
  label: "Sorunsuz" | "\u0130yile\u015Ftirilmeli";
  measures: {
    measure: "successRate" | "p95" | "throughput" | "frozenList";
    name: string;
    value: string;
    threshold: string | null;
    passed: boolean;
  }[];
  reasons: string[];
};
export type AdminLog = AuditLog & {
  company: {
    id: Id;
    name: string;
  };
};
export const {
  useAdminLoginMutation,
  useCompleteAdminSignInMutation,
  useGetPlatformOverviewQuery,
  useListPlatformApplicationsQuery,
  useRejectNewCompaniesMutation,
  useDecideNewCompanyMutation,
  useListPlatformCompaniesQuery,
  useOpenCompanyMutation,
  useChangeCompanyMutation,
  useGetPlatformCompanyQuery,
  usePreviewDeactivationQuery,
  useListAnnouncementsQuery,
  useWriteAnnouncementMutation,
  useWithdrawAnnouncementMutation,
  useGetAdminNotificationSettingsQuery,
  useSaveAdminNotificationSettingsMutation,
  useSubscribeAdministratorToPushMutation,
  useUnsubscribeAdministratorFromPushMutation,
  useTestAdminPushMutation,
  useGetPlatformHealthQuery,
  useGetEmailFiguresQuery,
  useListLoadTestsQuery,
  useStartLoadTestMutation,
  useStopLoadTestMutation,
  useGetLoadRunQuery,
  useGetLoadSummaryQuery,
  useListLoadRunsQuery,
  useListAdminLogsQuery,
} = injectedRtkApi;

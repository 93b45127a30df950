import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Session",
  "Platform",
  "AdminNotificationSettings",
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type AdminLoginApiResponse = /** status 200 Yönetici oturumu açıldı */ {
  success: Success;
  token: string;
  device_token: DeviceToken;
};
export type AdminLoginApiArg = {
  body: {
    username: string;
    password: string;
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
  /** Başvuranda ve şirket adında arar */
  search?: string;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
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
export type Success = true;
export type DeviceToken = string;
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
export type ApplicationCounts = {
  pending: number;
  approved: number;
  rejected: number;
};
export type LocalDate = string;
export type Id = string;
export type ApplicationMode = "existing" | "new";
export type ApplicationStatus = "pending" | "approved" | "rejected";
export type CompanyType = "corporate" | "catering" | "supplier";
export type Instant = string;
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
    address: string | null;
    contact_phone: string | null;
    owner: null | {
      full_name: string;
      phone: string;
      email: string;
    };
  };
  created_at: Instant;
  updated_at: Instant;
  notes: string | null;
};
export type PlatformOverview = {
  administrator: {
    username: string;
  };
  total_companies: number;
  active_companies: number;
  passive_companies: number;
  /** Aktif şirketler */
  companies_by_type: {
    corporate: number;
    catering: number;
    supplier: number;
  };
  opened_last_30_days: number;
  /** Bekleyen bütün başvurular */
  pending_applications: number;
  /** Bunlardan ana yöneticinin karar vereceği yeni şirketler */
  waiting_applications: number;
  oldest_waiting_at: string | null;
  application_counts: ApplicationCounts;
  /** Son yedi gün, bugün sonda; Türkiye saatiyle */
  applications_by_day: {
    date: LocalDate;
    count: number;
  }[];
  /** Her durumdan en yeni on başvuru, yeniden eskiye */
  recent_applications: PlatformApplication[];
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
export const {
  useAdminLoginMutation,
  useGetPlatformOverviewQuery,
  useListPlatformApplicationsQuery,
  useGetAdminNotificationSettingsQuery,
  useSaveAdminNotificationSettingsMutation,
  useSubscribeAdministratorToPushMutation,
  useUnsubscribeAdministratorFromPushMutation,
  useTestAdminPushMutation,
} = injectedRtkApi;

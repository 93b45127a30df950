import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Session",
  "MailSettings",
  "Profile",
  "AuditLog",
  "Employee",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      requestResetLink: build.mutation<
        RequestResetLinkApiResponse,
        RequestResetLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/reset-link`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Session"],
      }),
      resetPasswordByLink: build.mutation<
        ResetPasswordByLinkApiResponse,
        ResetPasswordByLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/reset-by-link`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Session"],
      }),
      confirmEmail: build.mutation<ConfirmEmailApiResponse, ConfirmEmailApiArg>(
        {
          query: (queryArg) => ({
            url: `/auth/confirm-email`,
            method: "POST",
            body: queryArg.body,
          }),
          invalidatesTags: ["MailSettings"],
        },
      ),
      unsubscribe: build.mutation<UnsubscribeApiResponse, UnsubscribeApiArg>({
        query: (queryArg) => ({
          url: `/auth/unsubscribe`,
          method: "POST",
          params: {
            token: queryArg.token,
          },
        }),
        invalidatesTags: ["MailSettings"],
      }),
      getMailSettings: build.query<
        GetMailSettingsApiResponse,
        GetMailSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/mail-settings`,
        }),
        providesTags: ["MailSettings"],
      }),
      saveMailSettings: build.mutation<
        SaveMailSettingsApiResponse,
        SaveMailSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/mail-settings`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["MailSettings", "Profile", "AuditLog", "Employee"],
      }),
      sendConfirmation: build.mutation<
        SendConfirmationApiResponse,
        SendConfirmationApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/mail-settings/confirmation`,
          method: "POST",
        }),
        invalidatesTags: ["MailSettings"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as mailingApi };
export type RequestResetLinkApiResponse = /** status 200 İstek alındı */ {
  success: Success;
  message: string;
};
export type RequestResetLinkApiArg = {
  body: {
    company_id: Id;
    phone: PhoneInput;
  };
};
export type ResetPasswordByLinkApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type ResetPasswordByLinkApiArg = {
  body: {
    token: EmailToken;
    new_password: NewPassword;
  };
};
export type ConfirmEmailApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type ConfirmEmailApiArg = {
  body: {
    token: EmailToken;
  };
};
export type UnsubscribeApiResponse = /** status 200 Kapatıldı */ {
  success: Success;
  kind: SwitchedEmailKind;
};
export type UnsubscribeApiArg = {
  token: EmailToken;
};
export type GetMailSettingsApiResponse = /** status 200 Ayarlar */ MailSettings;
export type GetMailSettingsApiArg = {
  companyId: Id;
  userId: Id;
};
export type SaveMailSettingsApiResponse =
  /** status 200 Kaydedildi */ MailSettings;
export type SaveMailSettingsApiArg = {
  companyId: Id;
  userId: Id;
  body: {
    email?: EmailOrNone;
    kinds?: {
      kind: SwitchedEmailKind;
      is_on: boolean;
    }[];
  };
};
export type SendConfirmationApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type SendConfirmationApiArg = {
  companyId: Id;
  userId: Id;
};
export type Success = true;
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
export type Id = string;
export type PhoneInput = string;
export type EmailToken = string;
export type NewPassword = string;
export type SwitchedEmailKind =
  "contracts" | "orders" | "statements" | "substitutes" | "menus" | "reminders";
export type MailSettings = {
  email: string | null;
  /** Adresteki bağlantı açılmış */
  is_confirmed: boolean;
  /** Adresin sunucusu onu tanımadığını söylemedi */
  is_reachable: boolean;
  /** Bu kurulum e-posta gönderiyor */
  is_on: boolean;
  /** Kişiyi ilgilendirenler */
  kinds: {
    kind:
      | "access"
      | "application"
      | "company"
      | "contracts"
      | "orders"
      | "statements"
      | "substitutes"
      | "menus"
      | "reminders";
    is_on: boolean;
    /** Girişle ve hesapla ilgili olanlar kapatılamaz */
    can_switch_off: boolean;
  }[];
};
export type EmailOrNone = string | null;
export const {
  useRequestResetLinkMutation,
  useResetPasswordByLinkMutation,
  useConfirmEmailMutation,
  useUnsubscribeMutation,
  useGetMailSettingsQuery,
  useSaveMailSettingsMutation,
  useSendConfirmationMutation,
} = injectedRtkApi;

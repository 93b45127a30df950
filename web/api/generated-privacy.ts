import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "PrivacyNotice",
  "OwnData",
  "Retention",
  "AuditLog",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getResponsible: build.query<
        GetResponsibleApiResponse,
        GetResponsibleApiArg
      >({
        query: (queryArg) => ({
          url: `/privacy-notice/responsible`,
          params: {
            company: queryArg.company,
          },
        }),
        providesTags: ["PrivacyNotice"],
      }),
      getOwnData: build.query<GetOwnDataApiResponse, GetOwnDataApiArg>({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/own-data`,
          params: {
            format: queryArg.format,
          },
        }),
        providesTags: ["OwnData"],
      }),
      getRetention: build.query<GetRetentionApiResponse, GetRetentionApiArg>({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/retention`,
        }),
        providesTags: ["Retention"],
      }),
      setRetention: build.mutation<SetRetentionApiResponse, SetRetentionApiArg>(
        {
          query: (queryArg) => ({
            url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/retention`,
            method: "PUT",
            body: queryArg.retention,
          }),
          invalidatesTags: ["Retention", "AuditLog"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as privacyApi };
export type GetResponsibleApiResponse =
  /** status 200 Sorumlular */ Responsible;
export type GetResponsibleApiArg = {
  company?: Id;
};
export type GetOwnDataApiResponse = /** status 200 Dosya */ Blob;
export type GetOwnDataApiArg = {
  companyId: Id;
  userId: Id;
  /** `html` tarayıcıda okunur ve yazdırılır, `json` programlar içindir */
  format?: "json" | "html";
};
export type GetRetentionApiResponse = /** status 200 Süre */ Retention;
export type GetRetentionApiArg = {
  companyId: Id;
};
export type SetRetentionApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type SetRetentionApiArg = {
  companyId: Id;
  retention: Retention;
};
export type Responsible = {
  /** Veri sorumlusu */
  controller: {
    name: string;
    city: string | null;
  } | null;
  /** Veri işleyen */
  processor: {
    name: string;
    contact: string | null;
  } | null;
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
export type Id = string;
export type Retention = {
  /** Ay olarak */
  months: number;
};
export type Success = true;
export const {
  useGetResponsibleQuery,
  useGetOwnDataQuery,
  useGetRetentionQuery,
  useSetRetentionMutation,
} = injectedRtkApi;

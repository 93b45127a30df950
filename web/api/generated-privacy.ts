import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "PrivacyNotice",
  "OwnData",
  "PrivacyRequest",
  "Dashboard",
  "AuditLog",
  "OwnPrivacyRequest",
  "Retention",
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
      listPrivacyRequests: build.query<
        ListPrivacyRequestsApiResponse,
        ListPrivacyRequestsApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/privacy-requests`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["PrivacyRequest"],
      }),
      recordPrivacyRequest: build.mutation<
        RecordPrivacyRequestApiResponse,
        RecordPrivacyRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/privacy-requests`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["PrivacyRequest", "Dashboard", "AuditLog"],
      }),
      answerPrivacyRequest: build.mutation<
        AnswerPrivacyRequestApiResponse,
        AnswerPrivacyRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/privacy-requests/${encodeURIComponent(String(queryArg.requestId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["PrivacyRequest", "Dashboard", "AuditLog"],
      }),
      listOwnPrivacyRequests: build.query<
        ListOwnPrivacyRequestsApiResponse,
        ListOwnPrivacyRequestsApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/privacy-requests`,
        }),
        providesTags: ["OwnPrivacyRequest"],
      }),
      createPrivacyRequest: build.mutation<
        CreatePrivacyRequestApiResponse,
        CreatePrivacyRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/privacy-requests`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: [
          "OwnPrivacyRequest",
          "PrivacyRequest",
          "Dashboard",
          "AuditLog",
        ],
      }),
      withdrawPrivacyRequest: build.mutation<
        WithdrawPrivacyRequestApiResponse,
        WithdrawPrivacyRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/privacy-requests/${encodeURIComponent(String(queryArg.requestId))}`,
          method: "DELETE",
        }),
        invalidatesTags: [
          "OwnPrivacyRequest",
          "PrivacyRequest",
          "Dashboard",
          "AuditLog",
        ],
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
export type ListPrivacyRequestsApiResponse =
  /** status 200 En fazla 50 talep */ {
    requests: PrivacyRequest[];
    total: Count;
    /** Yanıt bekleyenler */
    open_count: Count;
    has_more: boolean;
  };
export type ListPrivacyRequestsApiArg = {
  type: CompanyType;
  companyId: Id;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type RecordPrivacyRequestApiResponse = /** status 201 Talep */ {
  success: Success;
  request: PrivacyRequest;
};
export type RecordPrivacyRequestApiArg = {
  type: CompanyType;
  companyId: Id;
  body: {
    user_id: Id;
    kind: PrivacyRequestKind;
    received_on?: LocalDate;
    note?: string | null;
  };
};
export type AnswerPrivacyRequestApiResponse = /** status 200 Talep */ {
  success: Success;
  request: PrivacyRequest;
};
export type AnswerPrivacyRequestApiArg = {
  type: CompanyType;
  companyId: Id;
  requestId: Id;
  body: {
    state: "done" | "refused";
    answer?: string | null;
  };
};
export type ListOwnPrivacyRequestsApiResponse = /** status 200 Talepler */ {
  requests: PrivacyRequest[];
};
export type ListOwnPrivacyRequestsApiArg = {
  companyId: Id;
  userId: Id;
};
export type CreatePrivacyRequestApiResponse = /** status 201 Talep */ {
  success: Success;
  request: PrivacyRequest;
};
export type CreatePrivacyRequestApiArg = {
  companyId: Id;
  userId: Id;
  body: {
    kind: PrivacyRequestKind;
    note?: string | null;
  };
};
export type WithdrawPrivacyRequestApiResponse = /** status 200 Talep */ {
  success: Success;
  request: PrivacyRequest;
};
export type WithdrawPrivacyRequestApiArg = {
  companyId: Id;
  userId: Id;
  requestId: Id;
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
export type PrivacyRequestKind = "access" | "erasure";
export type LocalDate = string;
export type Instant = string;
export type Role =
  | "individual"
  | "corporate1"
  | "corporate2"
  | "corporate3"
  | "corporate4"
  | "corporateOwner";
export type PrivacyRequest = {
  id: Id;
  kind: PrivacyRequestKind;
  note: string | null;
  asked_on: LocalDate;
  /** Yanıtın son günü */
  due_on: LocalDate;
  /** Son güne kalan; süre geçtiyse eksi */
  days_left: number;
  state: "open" | "done" | "refused" | "withdrawn";
  /** Reddin nedeni ya da dosyanın nasıl verildiği */
  answer: string | null;
  /** Bir yönetici kaydetti */
  is_on_paper: boolean;
  decided_at: Instant | null;
  person: {
    id: Id;
    full_name: string;
    role: Role;
  };
};
export type Count = number;
export type CompanyType = "corporate" | "catering" | "supplier";
export type Success = true;
export type Retention = {
  /** Ay olarak */
  months: number;
};
export const {
  useGetResponsibleQuery,
  useGetOwnDataQuery,
  useListPrivacyRequestsQuery,
  useRecordPrivacyRequestMutation,
  useAnswerPrivacyRequestMutation,
  useListOwnPrivacyRequestsQuery,
  useCreatePrivacyRequestMutation,
  useWithdrawPrivacyRequestMutation,
  useGetRetentionQuery,
  useSetRetentionMutation,
} = injectedRtkApi;

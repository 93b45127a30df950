import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Contribution",
  "AuditLog",
  "OwnMonth",
  "Choice",
  "Message",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getContribution: build.query<
        GetContributionApiResponse,
        GetContributionApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/contribution`,
        }),
        providesTags: ["Contribution"],
      }),
      setContribution: build.mutation<
        SetContributionApiResponse,
        SetContributionApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/contribution`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Contribution", "AuditLog"],
      }),
      withdrawContribution: build.mutation<
        WithdrawContributionApiResponse,
        WithdrawContributionApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/contribution`,
          method: "DELETE",
        }),
        invalidatesTags: ["Contribution", "AuditLog"],
      }),
      listMonthNumbers: build.query<
        ListMonthNumbersApiResponse,
        ListMonthNumbersApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/contribution/months/${encodeURIComponent(String(queryArg.month))}`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Contribution"],
      }),
      exportMonthNumbers: build.mutation<
        ExportMonthNumbersApiResponse,
        ExportMonthNumbersApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/contribution/months/${encodeURIComponent(String(queryArg.month))}/export`,
          method: "POST",
        }),
        invalidatesTags: ["AuditLog"],
      }),
      getOwnMonth: build.query<GetOwnMonthApiResponse, GetOwnMonthApiArg>({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/months/${encodeURIComponent(String(queryArg.month))}`,
        }),
        providesTags: ["OwnMonth", "Choice", "Contribution"],
      }),
      objectToMonth: build.mutation<
        ObjectToMonthApiResponse,
        ObjectToMonthApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/months/${encodeURIComponent(String(queryArg.month))}/objection`,
          method: "POST",
        }),
        invalidatesTags: ["OwnMonth", "Contribution", "Message"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as contributionsApi };
export type GetContributionApiResponse = /** status 200 Katkı payları */ {
  terms: {
    /** İlk gün */
    first_day: LocalDate;
    kind: ContributionKind;
    amount: LiraOrNone;
    state: "past" | "current" | "next";
  }[];
};
export type GetContributionApiArg = {
  companyId: Id;
};
export type SetContributionApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type SetContributionApiArg = {
  companyId: Id;
  body: {
    kind: ContributionKind;
    /** Lira; `none` için null */
    amount: number | null;
    first_day: LocalDate;
  };
};
export type WithdrawContributionApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type WithdrawContributionApiArg = {
  companyId: Id;
};
export type ListMonthNumbersApiResponse =
  /** status 200 En fazla 100 kişi */ MonthNumbers;
export type ListMonthNumbersApiArg = {
  companyId: Id;
  month: Month;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type ExportMonthNumbersApiResponse =
  /** status 200 Excel dosyası */ Blob;
export type ExportMonthNumbersApiArg = {
  companyId: Id;
  month: Month;
};
export type GetOwnMonthApiResponse = /** status 200 Ay */ OwnMonth;
export type GetOwnMonthApiArg = {
  companyId: Id;
  userId: Id;
  month: Month;
};
export type ObjectToMonthApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type ObjectToMonthApiArg = {
  companyId: Id;
  userId: Id;
  month: Month;
};
export type LocalDate = string;
export type ContributionKind = "per_meal" | "monthly" | "none";
export type LiraOrNone = number | null;
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
export type Success = true;
export type Month = string;
export type Count = number;
export type MonthNumbers = {
  month: Month;
  people: {
    user_id: Id;
    full_name: string;
    department_name: string | null;
    meals: Count;
    /** Lira */
    amount: number;
    has_objected: boolean;
  }[];
  /** Kişi sayısı */
  total: Count;
  total_meals: Count;
  total_amount: number;
  has_more: boolean;
};
export type DateOrNone = string | null;
export type ContributionTerm = {
  first_day: LocalDate;
  kind: ContributionKind;
  amount: LiraOrNone;
};
export type OwnMonth = {
  month: Month;
  /** Adına ayrılan öğünler */
  meals: Count;
  /** “Yemeyeceğim” denen günler */
  skipped_days: Count;
  /** Firmanın ayda listesi kesinleşmiş son günü */
  until: DateOrNone;
  /** Ay bitti ve bütün listeleri kesinleşti */
  is_final: boolean;
  /** Sayının kesinleşeceği gün */
  closes_on: LocalDate;
  days: {
    date: LocalDate;
    /** 0: “Yemeyeceğim” */
    meals: Count;
  }[];
  /** Firmanın ay kapanınca göreceği sayı; öğün başına katkı payı yoksa null */
  seen_meals: number | null;
  /** Katkı payı; firma almıyorsa null */
  contribution: LiraOrNone;
  lines: {
    meals: Count;
    amount: number;
    price: number;
  }[];
  /** Ayda geçerli olanlar, ilk güne göre */
  terms: ContributionTerm[];
  /** Bu ay için firmaya yazdı */
  has_objected: boolean;
};
export const {
  useGetContributionQuery,
  useSetContributionMutation,
  useWithdrawContributionMutation,
  useListMonthNumbersQuery,
  useExportMonthNumbersMutation,
  useGetOwnMonthQuery,
  useObjectToMonthMutation,
} = injectedRtkApi;

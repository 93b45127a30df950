import { baseApi as api } from "./base-api";
export const addTagTypes = ["Statement", "AuditLog"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listStatements: build.query<
        ListStatementsApiResponse,
        ListStatementsApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/statements`,
          params: {
            period: queryArg.period,
            search: queryArg.search,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Statement"],
      }),
      getStatement: build.query<GetStatementApiResponse, GetStatementApiArg>({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/statements/${encodeURIComponent(String(queryArg.statementId))}`,
        }),
        providesTags: ["Statement"],
      }),
      proposeCorrection: build.mutation<
        ProposeCorrectionApiResponse,
        ProposeCorrectionApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/statements/${encodeURIComponent(String(queryArg.statementId))}/corrections`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Statement", "AuditLog"],
      }),
      answerCorrection: build.mutation<
        AnswerCorrectionApiResponse,
        AnswerCorrectionApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/statements/${encodeURIComponent(String(queryArg.statementId))}/corrections/${encodeURIComponent(String(queryArg.correctionId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Statement", "AuditLog"],
      }),
      approveStatement: build.mutation<
        ApproveStatementApiResponse,
        ApproveStatementApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/statements/${encodeURIComponent(String(queryArg.statementId))}/approve`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Statement", "AuditLog"],
      }),
      exportStatement: build.query<
        ExportStatementApiResponse,
        ExportStatementApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/statements/${encodeURIComponent(String(queryArg.statementId))}/export`,
        }),
        providesTags: ["Statement"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as settlementApi };
export type ListStatementsApiResponse =
  /** status 200 En fazla 100 mutabakat */ {
    statements: StatementSummary[];
    total: Count;
    /** Bütün dönemlerde yanıtınızı bekleyenler */
    awaiting: Count;
  };
export type ListStatementsApiArg = {
  type: CompanyType;
  companyId: Id;
  period?: Month;
  search?: string;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type GetStatementApiResponse = /** status 200 Mutabakat */ Statement;
export type GetStatementApiArg = {
  type: CompanyType;
  companyId: Id;
  statementId: Id;
};
export type ProposeCorrectionApiResponse =
  /** status 201 Önerildi; `statement_id` düzeltmenin yazıldığı dönemdir */ {
    success: Success;
    correction_id: Id;
    statement_id: Id;
  };
export type ProposeCorrectionApiArg = {
  type: CompanyType;
  companyId: Id;
  statementId: Id;
  body: {
    date: LocalDate;
    shift_id: Id;
    /** Yalnızca firma verir; karşı taraf görmez */
    department_id?: string | null;
    portions: CorrectedPortions;
    reason: string;
  };
};
export type AnswerCorrectionApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type AnswerCorrectionApiArg = {
  type: CompanyType;
  companyId: Id;
  statementId: Id;
  correctionId: Id;
  body: {
    action: "accept" | "refuse" | "withdraw";
    reason?: string;
  };
};
export type ApproveStatementApiResponse = /** status 200 Onaylandı */ {
  success: Success;
  /** İki taraf da onayladı */
  is_agreed: boolean;
};
export type ApproveStatementApiArg = {
  type: CompanyType;
  companyId: Id;
  statementId: Id;
  body: {
    /** Görülen sürüm */
    version: number;
  };
};
export type ExportStatementApiResponse = /** status 200 Excel dosyası */ Blob;
export type ExportStatementApiArg = {
  type: CompanyType;
  companyId: Id;
  statementId: Id;
};
export type Id = string;
export type CompanyName = {
  id: Id;
  name: string;
};
export type LocalDate = string;
export type StatementState = "preview" | "draft" | "waiting" | "agreed";
export type Amount = number;
export type Count = number;
export type StatementSummary = {
  id: Id;
  partner: CompanyName;
  first_day: LocalDate;
  last_day: LocalDate;
  state: StatementState;
  /** Misafirler ve kabul edilen düzeltmelerle */
  portions: number;
  /** KDV dâhil */
  total_price: Amount;
  /** Yanlışsa fiyatı olmayan porsiyonlar tutara katılmadı */
  is_complete: boolean;
  open_corrections: Count;
  is_approved_by_us: boolean;
  is_approved_by_partner: boolean;
  /** Karşı tarafın düzeltmesi ya da onayınız bekleniyor */
  awaits_you: boolean;
  /** Bir taraf onaylayalı 5 gün geçti */
  is_overdue: boolean;
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
export type CompanyType = "corporate" | "catering" | "supplier";
export type Month = string;
export type LiraOrNone = number | null;
export type StatementDay = {
  date: LocalDate;
  /** Kapalı ya da yarım günün adı */
  closed_day: string | null;
  /** O günün birim fiyatı */
  unit_price: LiraOrNone;
  vat_rate: (1 | 10 | 20 | null) | (1 | 10 | 20 | null);
  /** `shifts` sırasıyla kesinleşen porsiyonlar; listesi olmayan null */
  meals: (number | null)[];
  guests: Count;
  /** Kabul edilenler */
  corrections: number;
  /** Açık olanların toplamı; sayılmadı */
  open_corrections: number;
  portions: Count;
  /** Asgari farkı */
  top_up: Count;
};
export type DateOrNone = string | null;
export type Lira = number;
export type StatementLine = {
  /** earlier: mutabık kalınmış bir dönemin sonradan kabul edilen düzeltmesi */
  kind: "portions" | "minimum" | "earlier";
  /** earlier satırında düzeltilen günün ayının ilk günü */
  period: DateOrNone;
  portions: number;
  unit_price: Lira;
  vat_rate: 1 | 10 | 20;
  /** KDV'siz */
  price: Amount;
};
export type StatementAmounts = {
  net_price: Amount;
  vat: {
    rate: 1 | 10 | 20;
    /** Matrah */
    base: Amount;
    price: Amount;
  }[];
  total_price: Amount;
  /** Belirlenmiş alıcı olan firmanın sorumlu sıfatıyla beyan ettiği KDV (5/10); tutar sınırı aşmıyorsa 0 */
  withheld_vat: Amount;
  /** Cateringe ödenecek */
  payable_price: Amount;
};
export type Instant = string;
export type Correction = {
  id: Id;
  date: LocalDate;
  shift_id: Id;
  shift_title: string;
  portions: number;
  reason: string;
  status: "open" | "accepted" | "refused" | "withdrawn";
  /** Çağıranın şirketi önerdi */
  is_own: boolean;
  proposed_at: Instant;
  /** Yalnızca öneren şirkete */
  proposed_by_name: string | null;
  /** Yalnızca firmaya */
  department_id: string | null;
  /** Yalnızca firmaya */
  department_name: string | null;
  answered_at: string | null;
  /** Yalnızca yanıtlayan şirkete */
  answered_by_name: string | null;
  /** Reddin gerekçesi */
  answer: string | null;
  /** Mutabık kalınmış bir dönemin günü için */
  is_earlier: boolean;
};
export type StatementApproval = {
  /** Onaylanmadıysa null */
  at: string | null;
  /** Kendi şirketinizin onayında; mutabıkta iki tarafta da */
  by_name: string | null;
};
export type Statement = {
  id: Id;
  /** `approveStatement` bunu ister */
  version: number;
  partner: CompanyName;
  own: CompanyName;
  first_day: LocalDate;
  last_day: LocalDate;
  state: StatementState;
  shifts: {
    id: Id;
    title: string;
    portions: Count;
  }[];
  /** Firmanın dönemde listesi olmayan vardiyaları; düzeltme önerilebilir */
  other_shifts: {
    id: Id;
    title: string;
  }[];
  /** Dönemin bütün günleri */
  days: StatementDay[];
  portions: number;
  top_up: Count;
  /** Fiyatı olmadığı için tutara katılmayanlar */
  unpriced_portions: Count;
  /** Dönemin son koşullarındaki garanti; günler dönem içinde değişmiş olabilir */
  minimum: null | {
    portions: Count;
    weekdays: number[];
  };
  lines: StatementLine[];
  amounts: StatementAmounts;
  /** Açık düzeltmelerin hepsi kabul edilirse; açık düzeltme yoksa null */
  amounts_if_accepted: null | StatementAmounts;
  /** Önce sizi bekleyenler, sonra yeniler */
  corrections: Correction[];
  /** Yalnızca firmaya. Üçten az kişinin yediği departmanlar tek satırdadır (`name` null) */
  departments: {
    name: string | null;
    portions: number;
  }[];
  own_approval: StatementApproval;
  partner_approval: StatementApproval;
  agreed_at: string | null;
  is_overdue: boolean;
  /** Listesi henüz kesinleşmemiş günler */
  unfrozen_dates: LocalDate[];
  can_approve: boolean;
};
export type Success = true;
export type CorrectedPortions = number;
export const {
  useListStatementsQuery,
  useGetStatementQuery,
  useProposeCorrectionMutation,
  useAnswerCorrectionMutation,
  useApproveStatementMutation,
  useExportStatementQuery,
} = injectedRtkApi;

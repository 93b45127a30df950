import { baseApi as api } from "./base-api";
export const addTagTypes = ["PriceRequest", "AuditLog"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listSentPriceRequests: build.query<
        ListSentPriceRequestsApiResponse,
        ListSentPriceRequestsApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/price-requests`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["PriceRequest"],
      }),
      requestPrice: build.mutation<RequestPriceApiResponse, RequestPriceApiArg>(
        {
          query: (queryArg) => ({
            url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/price-requests`,
            method: "POST",
            body: queryArg.body,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["PriceRequest", "AuditLog"],
        },
      ),
      withdrawPriceRequest: build.mutation<
        WithdrawPriceRequestApiResponse,
        WithdrawPriceRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/price-requests/${encodeURIComponent(String(queryArg.priceRequestId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["PriceRequest", "AuditLog"],
      }),
      listReceivedPriceRequests: build.query<
        ListReceivedPriceRequestsApiResponse,
        ListReceivedPriceRequestsApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/price-requests`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["PriceRequest"],
      }),
      answerPriceRequest: build.mutation<
        AnswerPriceRequestApiResponse,
        AnswerPriceRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/price-requests/${encodeURIComponent(String(queryArg.priceRequestId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["PriceRequest", "AuditLog"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as pricesApi };
export type ListSentPriceRequestsApiResponse =
  /** status 200 En fazla 50 fiyat sorusu */ {
    price_requests: PriceRequest[];
    total: Count;
  };
export type ListSentPriceRequestsApiArg = {
  companyId: Id;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type RequestPriceApiResponse = /** status 201 Fiyat sorusu */ {
  success: Success;
  price_request: PriceRequest;
};
export type RequestPriceApiArg = {
  companyId: Id;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    catering_id: Id;
    servings: Servings;
    /** İstenen ilk gün */
    start_date?: LocalDate;
    message?: string;
  };
};
export type WithdrawPriceRequestApiResponse = /** status 200 Fiyat sorusu */ {
  success: Success;
  price_request: PriceRequest;
};
export type WithdrawPriceRequestApiArg = {
  companyId: Id;
  priceRequestId: Id;
  body: {
    action: "withdraw";
  };
};
export type ListReceivedPriceRequestsApiResponse =
  /** status 200 En fazla 50 fiyat sorusu */ {
    price_requests: PriceRequest[];
    total: Count;
  };
export type ListReceivedPriceRequestsApiArg = {
  companyId: Id;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type AnswerPriceRequestApiResponse = /** status 200 Fiyat sorusu */ {
  success: Success;
  price_request: PriceRequest;
};
export type AnswerPriceRequestApiArg = {
  companyId: Id;
  priceRequestId: Id;
  body: {
    action: "answer" | "decline";
    unit_price?: Lira;
    note?: string;
  };
};
export type Id = string;
export type Weekdays = number[];
export type Serving = {
  /** Günde */
  portions: number;
  weekdays: Weekdays;
};
export type Servings = {
  breakfast?: Serving;
  lunch?: Serving;
  dinner?: Serving;
  night?: Serving;
};
export type DateOrNone = string | null;
export type Instant = string;
export type CompanyName = {
  id: Id;
  name: string;
};
export type PriceRequest = {
  id: Id;
  status: "sent" | "answered" | "declined" | "withdrawn" | "expired";
  corporate_id: Id;
  catering_id: Id;
  servings: Servings;
  /** İstenen ilk gün */
  start_date: DateOrNone;
  message: string;
  /** Cateringin bildirdiği öğün fiyatı */
  unit_price: number | null;
  /** Cateringin notu */
  note: string;
  created_at: Instant;
  expires_at: Instant;
  /** Yanıtlandığı ya da geri çekildiği an */
  settled_at: string | null;
  /** Yalnızca soran şirkete */
  asked_by_name: string | null;
  other_company: CompanyName;
  /** Karşı tarafın ili */
  city: string;
};
export type Count = number;
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
export type Success = true;
export type LocalDate = string;
export type Lira = number;
export const {
  useListSentPriceRequestsQuery,
  useRequestPriceMutation,
  useWithdrawPriceRequestMutation,
  useListReceivedPriceRequestsQuery,
  useAnswerPriceRequestMutation,
} = injectedRtkApi;

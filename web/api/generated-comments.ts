import { baseApi as api } from "./base-api";
export const addTagTypes = ["Request", "Comment", "AuditLog"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      allowComment: build.mutation<AllowCommentApiResponse, AllowCommentApiArg>(
        {
          query: (queryArg) => ({
            url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/requests/${encodeURIComponent(String(queryArg.requestId))}/comment`,
            method: "PUT",
            body: queryArg.body,
          }),
          invalidatesTags: ["Request", "Comment"],
        },
      ),
      listComments: build.query<ListCommentsApiResponse, ListCommentsApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/comments`,
          params: {
            is_shown: queryArg.isShown,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Comment"],
      }),
      showComment: build.mutation<ShowCommentApiResponse, ShowCommentApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/comments/${encodeURIComponent(String(queryArg.commentId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Comment", "AuditLog"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as commentsApi };
export type AllowCommentApiResponse = /** status 200 Değişti */ {
  success: Success;
  request: OwnRequest;
};
export type AllowCommentApiArg = {
  companyId: Id;
  userId: Id;
  requestId: Id;
  body: {
    is_allowed: boolean;
  };
};
export type ListCommentsApiResponse = /** status 200 En fazla 50 yorum */ {
  comments: AllowedComment[];
  total: Count;
  /** Gösterilen yorumların sayısı */
  shown_count: number;
};
export type ListCommentsApiArg = {
  companyId: Id;
  /** Yalnızca gösterilenler ya da gösterilmeyenler */
  isShown?: boolean;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type ShowCommentApiResponse = /** status 200 Değişti */ {
  success: Success;
  comment: AllowedComment;
};
export type ShowCommentApiArg = {
  companyId: Id;
  commentId: Id;
  body: {
    is_shown: boolean;
  };
};
export type Success = true;
export type Id = string;
export type Urgency = "low" | "med" | "high";
export type RequestStatus = "pending" | "in_progress" | "resolved";
export type Instant = string;
export type Reply = {
  text: string;
  created_at: Instant;
  /** Cateringlere birbirlerinin adı gösterilmez, o zaman null */
  catering_name: string | null;
};
export type Stars = number;
export type Month = string;
export type OwnComment = {
  stars: Stars;
  /** Yemeğin yendiği ay */
  month: Month;
  /** Başka firmalar da okuyabilir */
  is_allowed: boolean;
  /** Catering şu anda gösteriyor */
  is_shown: boolean;
};
export type LocalDate = string;
export type OwnRequest = {
  id: Id;
  title: string;
  message: string;
  tags: string[];
  urgency: Urgency;
  status: RequestStatus;
  reply: Reply | null;
  /** Puandan sonra yazıldıysa; puanın sahibi artık bilinmiyorsa ve izin yoksa null */
  comment: OwnComment | null;
  date: LocalDate;
  created_at: Instant;
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
export type AllowedComment = {
  id: Id;
  stars: Stars;
  /** Yemeğin yendiği ay */
  month: Month;
  text: string;
  /** Catering firmalara gösteriyor */
  is_shown: boolean;
};
export type Count = number;
export const {
  useAllowCommentMutation,
  useListCommentsQuery,
  useShowCommentMutation,
} = injectedRtkApi;

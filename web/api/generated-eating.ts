import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Shift",
  "UsualShifts",
  "Absence",
  "MenuPlay",
  "Choice",
  "Notification",
  "PushKey",
  "NotificationSettings",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listShifts: build.query<ListShiftsApiResponse, ListShiftsApiArg>({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/shifts`,
        }),
        providesTags: ["Shift"],
      }),
      getUsualShifts: build.query<
        GetUsualShiftsApiResponse,
        GetUsualShiftsApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/usual-shifts`,
        }),
        providesTags: ["UsualShifts", "Shift"],
      }),
      endAbsence: build.mutation<EndAbsenceApiResponse, EndAbsenceApiArg>({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/absences`,
          method: "DELETE",
          params: {
            first: queryArg.first,
            last: queryArg.last,
          },
        }),
        invalidatesTags: ["Absence", "MenuPlay", "Choice"],
      }),
      getMenuPlay: build.query<GetMenuPlayApiResponse, GetMenuPlayApiArg>({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/menu-play`,
          params: {
            shift_id: queryArg.shiftId,
          },
        }),
        providesTags: ["MenuPlay"],
      }),
      listChoices: build.query<ListChoicesApiResponse, ListChoicesApiArg>({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/choices`,
          params: {
            days: queryArg.days,
          },
        }),
        providesTags: ["Choice"],
      }),
      saveChoice: build.mutation<SaveChoiceApiResponse, SaveChoiceApiArg>({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/choices`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Choice"],
      }),
      withdrawChoice: build.mutation<
        WithdrawChoiceApiResponse,
        WithdrawChoiceApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/choices`,
          method: "DELETE",
          params: {
            date: queryArg.date,
            shift_id: queryArg.shiftId,
          },
        }),
        invalidatesTags: ["Choice"],
      }),
      acknowledgeSubstitute: build.mutation<
        AcknowledgeSubstituteApiResponse,
        AcknowledgeSubstituteApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/choices/substitute-seen`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["MenuPlay", "Choice"],
      }),
      rateChoice: build.mutation<RateChoiceApiResponse, RateChoiceApiArg>({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/rate`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Choice"],
      }),
      listNotifications: build.query<
        ListNotificationsApiResponse,
        ListNotificationsApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/notifications`,
          params: {
            only_unread: queryArg.onlyUnread,
            only_read: queryArg.onlyRead,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Notification"],
      }),
      getPushKey: build.query<GetPushKeyApiResponse, GetPushKeyApiArg>({
        query: () => ({ url: `/push/public-key` }),
        providesTags: ["PushKey"],
      }),
      subscribeToPush: build.mutation<
        SubscribeToPushApiResponse,
        SubscribeToPushApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/push/subscribe`,
          method: "POST",
          body: queryArg.pushSubscription,
        }),
        invalidatesTags: ["NotificationSettings"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as eatingApi };
export type ListShiftsApiResponse =
  /** status 200 Vardiyalar, başlama saatine göre */ {
    shifts: Shift[];
  };
export type ListShiftsApiArg = {
  companyId: Id;
};
export type GetUsualShiftsApiResponse = /** status 200 Vardiyalar */ {
  /** Soruldu, yeniden sorulmaz */
  is_told: boolean;
  shift_ids: Id[];
  rotation: RotationOrNone;
};
export type GetUsualShiftsApiArg = {
  companyId: Id;
  userId: Id;
};
export type EndAbsenceApiResponse = /** status 200 Geri alındı */ {
  success: Success;
  chosen_choices: Count;
};
export type EndAbsenceApiArg = {
  companyId: Id;
  userId: Id;
  /** İlk gün */
  first: LocalDate;
  /** Son gün */
  last: LocalDate;
};
export type GetMenuPlayApiResponse = /** status 200 Günler, tarihe göre */ {
  /** Daha ileri günler verilmedi */
  has_more: boolean;
  days: MenuPlayDay[];
  /** Firmanın kapalı günleri ve bütün cateringlerinin kapalı olduğu günler */
  closed_days?: ClosedDay[];
  /** Sunucunun saati: geri sayımlar cihazın saatine bağlı kalmaz */
  now?: string;
};
export type GetMenuPlayApiArg = {
  companyId: Id;
  userId: Id;
  shiftId?: Id;
};
export type ListChoicesApiResponse = /** status 200 Seçimler */ {
  /** Daha eski seçimler verilmedi */
  has_more: boolean;
  choices: PastChoice[];
};
export type ListChoicesApiArg = {
  companyId: Id;
  userId: Id;
  days?: number;
};
export type SaveChoiceApiResponse = /** status 200 Seçim kaydedildi */ {
  success: Success;
  choice: Choice;
};
export type SaveChoiceApiArg = {
  companyId: Id;
  userId: Id;
  body: {
    date: LocalDate;
    shift_id: Id;
    choice: ChoiceKey;
    catering_id: Id;
    /** Ekranda görünen yemek; bu arada değiştiyse 409 */
    meal?: string;
    /** Aynı tarihte bu vardiya için yapılmış seçim aynı işlemde geri alınır */
    replaces_shift_id?: string;
  };
};
export type WithdrawChoiceApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type WithdrawChoiceApiArg = {
  companyId: Id;
  userId: Id;
  date: LocalDate;
  shiftId: Id;
};
export type AcknowledgeSubstituteApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type AcknowledgeSubstituteApiArg = {
  companyId: Id;
  userId: Id;
  body: {
    date: LocalDate;
    shift_id: Id;
  };
};
export type RateChoiceApiResponse = /** status 200 Puanlandı */ {
  success: Success;
  rating: {
    date: LocalDate;
    shift_id: Id;
    stars: Stars;
  };
};
export type RateChoiceApiArg = {
  companyId: Id;
  userId: Id;
  body: {
    date: LocalDate;
    shift_id: Id;
    stars: Stars;
  };
};
export type ListNotificationsApiResponse =
  /** status 200 En fazla 20 bildirim */ {
    notifications: Notification[];
    /** Filtreye uyan bildirim sayısı */
    total: Count;
    unread_count: Count;
  };
export type ListNotificationsApiArg = {
  companyId: Id;
  userId: Id;
  onlyUnread?: boolean;
  onlyRead?: boolean;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type GetPushKeyApiResponse = /** status 200 Anahtar */ {
  /** base64url */
  publicKey: string | null;
  enabled: boolean;
};
export type GetPushKeyApiArg = void;
export type SubscribeToPushApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type SubscribeToPushApiArg = {
  companyId: Id;
  userId: Id;
  pushSubscription: PushSubscription;
};
export type Id = string;
export type LocalTime = string;
export type Weekdays = number[];
export type CutOffDays = number;
export type CutOffTime = string;
export type Version = number;
export type Shift = {
  id: Id;
  title: string;
  start_time: LocalTime;
  end_time: LocalTime;
  days: Weekdays;
  timezone: string;
  cutoff_days: CutOffDays;
  cutoff_time: CutOffTime;
  is_active: boolean;
  version: Version;
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
export type LocalDate = string;
export type NamedShift = {
  id: Id;
  title: string;
};
export type RotationOrNone = {
  first_monday: LocalDate;
  weeks: NamedShift[][];
} | null;
export type Success = true;
export type Count = number;
export type ChoiceKey = string;
export type DishTags = string[];
export type DishImage = string | null;
export type Allergen =
  | "gluten"
  | "crustaceans"
  | "eggs"
  | "fish"
  | "peanuts"
  | "soy"
  | "milk"
  | "nuts"
  | "celery"
  | "mustard"
  | "sesame"
  | "sulphites"
  | "lupin"
  | "molluscs";
export type Allergens = Allergen[] | null;
export type ContainsPork = boolean | null;
export type ContainsAlcohol = boolean | null;
export type Kcal = number | null;
export type PortionGrams = number | null;
export type MenuMeal = {
  dish_id: Id;
  name: string;
  tags: DishTags;
  image_url: DishImage;
  allergens: Allergens;
  contains_pork: ContainsPork;
  contains_alcohol: ContainsAlcohol;
  kcal: Kcal;
  portion_g: PortionGrams;
};
export type Course =
  | "soup"
  | "main"
  | "side"
  | "salad"
  | "meze"
  | "dessert"
  | "fruit"
  | "drink"
  | "other";
export type MenuCourses = ({
  course: Course;
} & MenuMeal)[];
export type MenuPlayDay = {
  shift_id: Id;
  shift_title: string;
  date: LocalDate;
  completed: boolean;
  selectable: boolean;
  /** Seçimin kapandığı an */
  selectable_until?: string;
  /** Çalışanın kendi vardiyalarından biri; hiçbirini belirtmediyse hepsi */
  is_usual?: boolean;
  /** Neden seçilemediği; seçime açıksa null. `day_closed`: firma ya da catering o gün kapalı, menü gizlidir. `absent`: çalışan o gün yok */
  closed_reason:
    | (
        | "partnership_ended"
        | "no_shift"
        | "day_closed"
        | "too_late"
        | "absent"
        | null
      )
    | (
        | "partnership_ended"
        | "no_shift"
        | "day_closed"
        | "too_late"
        | "absent"
        | null
      );
  /** Kapalı günün adı: firmanınki, firma açıksa cateringinki; gün kapalı değilse null */
  closed_name?: string | null;
  /** Çalışan o gün yok, adına yemek ayrılmaz */
  is_absent?: boolean;
  options: {
    key: ChoiceKey;
    label: string;
    meal: MenuMeal;
  }[];
  common_courses: MenuCourses;
  /** Seçilen anahtar */
  choice: string | null;
  /** Çalışanın her zamanki seçimi; kendisi bu gün için seçmedi */
  is_standing?: boolean;
  /** Seçilmiş olan yemek; yerine başkası geldiyse ve bu henüz görülmediyse */
  replaced_meal: string | null;
  catering_id: Id;
  catering_name: string;
};
export type ClosedDay = {
  date: LocalDate;
  /** Yalnızca bu saatte ya da sonra başlayan vardiyalar; null bütün gün */
  from_time: string | null;
  name: string;
  /** Firma değil catering kapalıdır */
  by_catering: boolean;
};
export type CourseNames = string[];
export type Declaration = {
  allergens: Allergens;
  contains_pork: ContainsPork;
  contains_alcohol: ContainsAlcohol;
  kcal: Kcal;
  portion_g: PortionGrams;
};
export type PastChoice = {
  date: LocalDate;
  shift_id: Id;
  shift_title: string;
  catering_id: Id;
  catering_name: string;
  meal: string;
  common_courses: CourseNames;
  tags: DishTags;
  image_url: DishImage;
  /** Bugün ve sonrası için yemeğin beyanı; geçmiş günler için null */
  declaration: null | Declaration;
  /** Seçilmiş olan yemek, yerine başkası geldiyse */
  replaced_meal: string | null;
  /** Seçeneğin adı */
  type: string;
  choice: ChoiceKey;
  /** Verilmiş puan; bir kez verilir */
  stars: number | null;
  /** Vardiyası bitti */
  served: boolean;
  /** Şimdi puanlanabilir */
  ratable: boolean;
};
export type Choice = {
  date: LocalDate;
  shift_id: Id;
  choice: ChoiceKey;
  /** Seçeneğin adı */
  type: string;
  meal: string;
};
export type Stars = number;
export type Instant = string;
export type Notification = {
  id: Id;
  title: string;
  body: string;
  /** Haberin konusu: yayınlanan menü, değişen yemek, iptal edilen seçimler, hatırlatma, isteğe yanıt, mesaj; `inbox` bunların dışındakiler */
  subject:
    | "menu"
    | "substitute"
    | "cancelled"
    | "reminder"
    | "answer"
    | "message"
    | "inbox";
  /** Haber tek bir günle ilgiliyse o gün */
  date: LocalDate | null;
  /** Haber şirket paneliyle ilgiliyse panelin hangi sayfasında ele alındığı */
  page:
    | (
        | "general"
        | "employees"
        | "corporates"
        | "caterings"
        | "suppliers"
        | "statements"
        | "offers"
        | "terminations"
        | "supply_terminations"
        | "orders"
        | "privacy_requests"
        | null
      )
    | (
        | "general"
        | "employees"
        | "corporates"
        | "caterings"
        | "suppliers"
        | "statements"
        | "offers"
        | "terminations"
        | "supply_terminations"
        | "orders"
        | "privacy_requests"
        | null
      );
  is_read: boolean;
  /** Haber verilen mesaj */
  message_id: string | null;
  created_at: Instant;
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
export const {
  useListShiftsQuery,
  useGetUsualShiftsQuery,
  useEndAbsenceMutation,
  useGetMenuPlayQuery,
  useListChoicesQuery,
  useSaveChoiceMutation,
  useWithdrawChoiceMutation,
  useAcknowledgeSubstituteMutation,
  useRateChoiceMutation,
  useListNotificationsQuery,
  useGetPushKeyQuery,
  useSubscribeToPushMutation,
} = injectedRtkApi;

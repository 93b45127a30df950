import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Company",
  "Partnership",
  "Offer",
  "Settings",
  "Profile",
  "Dashboard",
  "AuditLog",
  "Termination",
  "MenuDay",
  "KitchenStats",
  "PriceRequest",
  "Order",
  "Message",
  "OpenMessage",
  "Notification",
  "Product",
  "Image",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listCompanies: build.query<ListCompaniesApiResponse, ListCompaniesApiArg>(
        {
          query: (queryArg) => ({
            url: `/companies`,
            params: {
              type: queryArg["type"],
              search: queryArg.search,
              city: queryArg.city,
              partners: queryArg.partners,
              sort: queryArg.sort,
              limit: queryArg.limit,
              offset: queryArg.offset,
            },
          }),
          providesTags: ["Company", "Partnership", "Offer"],
        },
      ),
      getCompanySettings: build.query<
        GetCompanySettingsApiResponse,
        GetCompanySettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/settings`,
        }),
        providesTags: ["Settings"],
      }),
      updateCompany: build.mutation<
        UpdateCompanyApiResponse,
        UpdateCompanyApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/settings`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: [
          "Settings",
          "Company",
          "Profile",
          "Dashboard",
          "AuditLog",
        ],
      }),
      listCompanyCities: build.query<
        ListCompanyCitiesApiResponse,
        ListCompanyCitiesApiArg
      >({
        query: (queryArg) => ({
          url: `/companies/cities`,
          params: {
            type: queryArg["type"],
          },
        }),
        providesTags: ["Company"],
      }),
      listOwnPartnerships: build.query<
        ListOwnPartnershipsApiResponse,
        ListOwnPartnershipsApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/partnerships`,
          params: {
            partnership_type: queryArg.partnershipType,
            status: queryArg.status,
            search: queryArg.search,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Partnership", "Offer", "Termination"],
      }),
      listFirms: build.query<ListFirmsApiResponse, ListFirmsApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/firms`,
          params: {
            search: queryArg.search,
            sort: queryArg.sort,
            order: queryArg.order,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: [
          "Partnership",
          "Offer",
          "Termination",
          "MenuDay",
          "KitchenStats",
        ],
      }),
      countWaiting: build.query<CountWaitingApiResponse, CountWaitingApiArg>({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/waiting`,
        }),
        providesTags: [
          "Offer",
          "PriceRequest",
          "Termination",
          "Partnership",
          "Order",
        ],
      }),
      listMessages: build.query<ListMessagesApiResponse, ListMessagesApiArg>({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg.pathType))}/${encodeURIComponent(String(queryArg.companyId))}/messages`,
          params: {
            user_id: queryArg.userId,
            type: queryArg.queryType,
            search: queryArg.search,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Message"],
      }),
      updateMessage: build.mutation<
        UpdateMessageApiResponse,
        UpdateMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/messages/${encodeURIComponent(String(queryArg.messageId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Message", "OpenMessage", "Notification"],
      }),
      deleteMessage: build.mutation<
        DeleteMessageApiResponse,
        DeleteMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/messages/${encodeURIComponent(String(queryArg.messageId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Message", "Notification"],
      }),
      listProducts: build.query<ListProductsApiResponse, ListProductsApiArg>({
        query: (queryArg) => ({
          url: `/supplier/${encodeURIComponent(String(queryArg.companyId))}/products`,
          params: {
            search: queryArg.search,
            category: queryArg.category,
            sort: queryArg.sort,
            limit: queryArg.limit,
            offset: queryArg.offset,
            after: queryArg.after,
          },
        }),
        providesTags: ["Product"],
      }),
      downloadPriceList: build.query<
        DownloadPriceListApiResponse,
        DownloadPriceListApiArg
      >({
        query: (queryArg) => ({
          url: `/supplier/${encodeURIComponent(String(queryArg.companyId))}/products/price-list`,
        }),
        providesTags: ["Product"],
      }),
      listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
        query: (queryArg) => ({
          url: `/orders`,
          params: {
            catering_id: queryArg.cateringId,
            supplier_id: queryArg.supplierId,
            partner_id: queryArg.partnerId,
            status: queryArg.status,
            search: queryArg.search,
            limit: queryArg.limit,
            offset: queryArg.offset,
            after: queryArg.after,
          },
        }),
        providesTags: ["Order"],
      }),
      uploadImage: build.mutation<UploadImageApiResponse, UploadImageApiArg>({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/images`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Image"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as panelsApi };
export type ListCompaniesApiResponse =
  /** status 200 En fazla 100 şirket, cateringlerde en fazla 50 */ {
    companies: CompanyCard[];
    total: Count;
    /** Çağıranın bu türdeki ortakları */
    partner_total: Count;
  };
export type ListCompaniesApiArg = {
  type: CompanyType;
  search?: string;
  city?: string;
  partners?: "all" | "only" | "without";
  sort?: "name" | "partners" | "rating";
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type GetCompanySettingsApiResponse =
  /** status 200 Bilgiler */ CompanySettings;
export type GetCompanySettingsApiArg = {
  type: CompanyType;
  companyId: Id;
};
export type UpdateCompanyApiResponse = /** status 200 Kaydedildi */ {
  success: Success;
  company: CompanySettings;
};
export type UpdateCompanyApiArg = {
  type: CompanyType;
  companyId: Id;
  body: {
    name?: string;
    tax_number?: TaxNumberInput;
    phone?: string | null;
    /** Ortakların arayacağı kişi */
    contact_name?: string | null;
    address?: {
      street?: string;
      district?: string;
      city?: string;
      postal_code?: string;
    };
    logo_url?: string | null;
    /** Yalnızca cateringlerde */
    allergens_required?: boolean;
    /** Yalnızca firmalarda */
    reminder_hours?: number;
    /** Kapatılınca verilmiş kodlar geçersiz olur */
    slip_codes?: boolean;
    /** Yalnızca firmalarda */
    withholds_vat?: boolean;
    /** Yalnızca firmalarda */
    registration_needs_approval?: boolean;
    version?: SeenVersion;
  };
};
export type ListCompanyCitiesApiResponse = /** status 200 Ada göre şehirler */ {
  /** Daha az şirketin olduğu şehirler verilmedi */
  has_more: boolean;
  cities: {
    city: string;
    companies: number;
  }[];
};
export type ListCompanyCitiesApiArg = {
  type: CompanyType;
};
export type ListOwnPartnershipsApiResponse =
  /** status 200 En fazla 100 ortaklık, karşı tarafın adına göre */ {
    partnerships: Partnership[];
    total: Count;
  };
export type ListOwnPartnershipsApiArg = {
  type: CompanyType;
  companyId: Id;
  partnershipType?: "catering" | "supplier";
  status?: "active" | "past" | "all";
  search?: string;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type ListFirmsApiResponse = /** status 200 En fazla 100 firma */ {
  firms: Firm[];
  /** Aramaya uyanlar */
  total: Count;
  /** Bütün anlaşmalı firmalar */
  partner_total: Count;
};
export type ListFirmsApiArg = {
  companyId: Id;
  search?: string;
  sort?: "name" | "meals" | "undecided" | "menu" | "price" | "end";
  order?: "asc" | "desc";
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type CountWaitingApiResponse =
  /** status 200 Sayılar */ WaitingContracts;
export type CountWaitingApiArg = {
  type: CompanyType;
  companyId: Id;
};
export type ListMessagesApiResponse = /** status 200 En fazla 50 mesaj */ {
  messages: MessageSummary[];
  has_more: boolean;
  unread: UnreadMessages;
};
export type ListMessagesApiArg = {
  pathType: CompanyType;
  companyId: Id;
  /** Verilirse oturumdaki kişi olmalıdır */
  userId?: Id;
  queryType?: MailFolder;
  search?: string;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type UpdateMessageApiResponse = /** status 200 Değişti */ {
  success: Success;
  message: Message;
};
export type UpdateMessageApiArg = {
  type: CompanyType;
  companyId: Id;
  messageId: Id;
  body: {
    is_read?: boolean;
    is_archived?: boolean;
  };
};
export type DeleteMessageApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type DeleteMessageApiArg = {
  type: CompanyType;
  companyId: Id;
  messageId: Id;
};
export type ListProductsApiResponse = /** status 200 En fazla 50 ürün */ {
  products: Product[];
  /** Filtreye uyanlar */
  total: Count;
  /** Uyanlar daha fazla; aramada 1.000 ürün sayılır */
  is_total_capped: boolean;
  has_more: boolean;
  categories: ProductCategories;
  /** Bütün kategoriler */
  categories_total: Count;
};
export type ListProductsApiArg = {
  companyId: Id;
  search?: string;
  /** Boşsa hepsi */
  category?: string;
  sort?: "name" | "low_stock";
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
  /** Kimliği verilen satırdan sonrakiler; offset atladığı kadar, bu her yerde aynı sürer */
  after?: string;
};
export type DownloadPriceListApiResponse = /** status 200 Excel dosyası */ Blob;
export type DownloadPriceListApiArg = {
  companyId: Id;
};
export type ListOrdersApiResponse = /** status 200 En fazla 50 sipariş */ {
  orders: Order[];
  /** Filtreye uyanlar */
  total: Count;
  /** Uyanlar daha fazla; aramada aramaya uyan ilk 100 karşı tarafın siparişleri listelenir */
  is_total_capped: boolean;
  has_more: boolean;
  counts: OrderCounts;
};
export type ListOrdersApiArg = {
  /** Alıcının kendi şirketi; verilmezse oturumdaki şirket. İkisi birden verilmez */
  cateringId?: Id;
  /** Satıcının kendi şirketi */
  supplierId?: Id;
  /** Yalnızca bu karşı tarafla olanlar */
  partnerId?: Id;
  status?:
    "all" | "pending" | "confirmed" | "preparing" | "delivered" | "cancelled";
  search?: string;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
  /** Kimliği verilen satırdan sonrakiler; offset atladığı kadar, bu her yerde aynı sürer */
  after?: string;
};
export type UploadImageApiResponse = /** status 201 Yüklendi */ {
  success: Success;
  image: Image;
};
export type UploadImageApiArg = {
  type: CompanyType;
  companyId: Id;
  body: Blob;
};
export type Id = string;
export type CompanyType = "corporate" | "catering" | "supplier";
export type Address = {
  street: string;
  district: string;
  city: string;
  postal_code: string;
};
export type Instant = string;
export type Count = number;
export type OfferStatus =
  "sent" | "accepted" | "rejected" | "withdrawn" | "expired";
export type CompanyCard = {
  id: Id;
  name: string;
  slug: string;
  type: CompanyType;
  address: Address;
  phone: string | null;
  /** Yetkili kişi; yalnızca aktif ortaklara */
  contact_name: string | null;
  created_at: Instant;
  is_active: boolean;
  /** Aktif kullanıcı sayısı; ortağı olmayana firmanınki 0 */
  employee_count: Count;
  ratings: {
    /** 5 üzerinden, bir ondalık; puan yoksa null */
    overall: number | null;
  };
  /** Anlaşmalı firmada çalışan sayısının yüzde 80'i, aşağı yuvarlanmış */
  daily_average: number | null;
  /** Cateringe, anlaşmalı firmanın bugünden 14 gün sonrasına kadar menüsü olmayan günleri; her vardiya ayrı sayılır */
  missing_menu_days: number | null;
  /** Çağıranın şirketiyle aktif ortaklığı var */
  is_partner: boolean;
  /** O ortaklık */
  partnership_id: string | null;
  partnership_created_at: string | null;
  /** Çağıranla bu şirket arasındaki son teklif */
  last_offer: null | {
    id: Id;
    status: OfferStatus;
    created_at: Instant;
    answered_at: string | null;
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
export type TaxNumber = string | null;
export type Version = number;
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
export type Success = true;
export type TaxNumberInput = string | null;
export type SeenVersion = number;
export type ContractStatus =
  "running" | "ends_soon" | "expired" | "open" | "ending" | "ended";
export type LiraOrNone = number | null;
export type DateOrNone = string | null;
export type Contract = {
  status: ContractStatus;
  unit_price: LiraOrNone;
  price_since: DateOrNone;
  previous_price: LiraOrNone;
  next_price: LiraOrNone;
  next_price_from: DateOrNone;
  /** Anlaşılan son gün */
  end_date: DateOrNone;
  /** Bitişe kalan gün; süresi dolduysa eksi */
  days_left: number | null;
  /** Onaylanmış feshin günü; ortaklığın olmadığı ilk gün */
  ends_on: DateOrNone;
};
export type PartnerOrders = null | {
  total: Count;
  pending: Count;
  /** İptal edilenler hariç */
  revenue: number;
};
export type PendingTermination = null | {
  id: Id;
  is_own: boolean;
  effective_date: DateOrNone;
};
export type Partnership = {
  id: Id;
  partnership_type: "catering" | "supplier";
  catering_id: Id;
  corporate_id: string | null;
  supplier_id: string | null;
  is_active: boolean;
  created_at: Instant;
  ended_at: string | null;
  company: CompanyCard;
  contract: Contract;
  orders: PartnerOrders;
  /** Menüsünü bu cateringin yazdığı vardiyalar; biten ortaklıkta bittiği gündekiler */
  shift_titles: string[];
  waiting_offer: null | {
    id: Id;
    unit_price: number;
    created_at: Instant;
    expires_at: Instant;
  };
  pending_termination: PendingTermination;
};
export type Firm = {
  id: Id;
  name: string;
  /** Bilinmiyorsa boş */
  city: string;
  /** Aktif kullanıcılar */
  employee_count: Count;
  partnership_id: Id;
  /** Yarının seçimleri; yarın için yayınlanmış menü yoksa null */
  tomorrow: null | {
    /** Seçilen porsiyonlar */
    meals: Count;
    /** Henüz seçmeyen kişiler */
    undecided: Count;
    /** Bütün vardiyalarda seçim kapandı */
    is_final: boolean;
  };
  /** Yarından başlayarak 28 gün, bütün vardiyalar birlikte */
  menu: {
    /** Menülerin aralıksız yayında olduğu son gün */
    until: DateOrNone;
    /** Menüsü yayında olmayan ilk gün */
    missing_on: DateOrNone;
  };
  contract: Contract;
  pending_termination: PendingTermination;
};
export type WaitingContracts = {
  /** Yanıtınızı bekleyen teklifler */
  received_offers: Count;
  /** Karşı tarafın yanıtını bekleyen teklifler */
  sent_offers: Count;
  /** Yanıtınızı bekleyen fiyat soruları */
  received_price_requests: Count;
  /** Kararınızı bekleyen fesih talepleri */
  received_terminations: Count;
  /** Bunlardan tedarikçilerle olanlar */
  received_supplier_terminations: Count;
  sent_terminations: Count;
  /** 60 gün içinde biten ya da süresi dolmuş sözleşmeler */
  ending_contracts: Count;
  /** Tedarikçide bekleyen siparişler */
  pending_orders: Count;
  /** Alıcının, tedarikçi durumunu değiştirdiğinden beri bakmadığı siparişler */
  changed_orders: Count;
  /** Düzeltme yanıtınızı ya da onayınızı bekleyen mutabakatlar */
  awaiting_statements: Count;
};
export type MailAddress = {
  kind: "person" | "department" | "managers" | "partner";
  /** Kişinin, departmanın ya da ortak şirketin kimliği */
  id: string | null;
  /** Gönderildiği andaki ad */
  name: string;
};
export type MailLabels = "reply"[];
export type Attachment = {
  id: Id;
  name: string;
  /** Bayt */
  size: number;
  type:
    | "application/pdf"
    | "image/png"
    | "image/jpeg"
    | "image/webp"
    | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    | "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    | "text/plain";
};
export type MailFolder = "inbox" | "sent" | "archived";
export type MessageSummary = {
  id: Id;
  from_address: MailAddress;
  /** Bir ortaktan geldiyse yazan kişinin adı; yanıt o ortağın yöneticilerine gider */
  from_person: string | null;
  to_addresses: MailAddress[];
  /** Mesajın gittiği kişiler */
  recipient_count: number;
  subject: string;
  /** Metnin ilk 100 karakteri */
  preview: string;
  labels: MailLabels;
  attachments: Attachment[];
  is_read: boolean;
  /** Okuyanlar. Alıcı yalnızca kendisini görür; gönderen, mesajın tamamında en fazla 100 kişiyi. */
  read_by: Id[];
  folder: MailFolder;
  /** Kişinin kendi gönderdiği */
  is_own: boolean;
  created_at: Instant;
};
export type UnreadMessages = {
  inbox: number;
  archived: number;
};
export type Message = MessageSummary & {
  body: string;
  /** Gönderenin departmanı */
  from_department: string | null;
  /** Okuyanların sayısı; yalnızca gönderene */
  read_count: number | null;
  /** Yanıtın gideceği şirketlerin hepsi aktif bir ortaksa ya da mesaj şirket içindeyse true; değilse mesaj yalnızca okunur */
  can_reply: boolean;
};
export type ProductCode = string | null;
export type VatRate = (1 | 10 | 20 | null) | (1 | 10 | 20 | null);
export type UnitType =
  | "gr"
  | "kg"
  | "L"
  | "mL"
  | "Adet"
  | "Koli"
  | "\u00C7uval"
  | "Teneke"
  | "Kasa"
  | "Paket"
  | "Kova"
  | "Torba"
  | "\u015Ei\u015Fe";
export type ContentQuantity = number | null;
export type ContentUnit =
  | ("gr" | "kg" | "L" | "mL" | "Adet" | null)
  | ("gr" | "kg" | "L" | "mL" | "Adet" | null);
export type Product = {
  id: Id;
  name: string;
  description: string;
  category: string;
  code: ProductCode;
  /** KDV hariç */
  unit_price: number;
  vat_rate: VatRate;
  /** Sipariş verilebilecek miktar */
  stock_quantity: number;
  /** Teslim edilmemiş siparişlere ayrılan */
  reserved_quantity: number;
  unit_type: UnitType;
  content_quantity: ContentQuantity;
  content_unit: ContentUnit;
  minimum_order_quantity: number;
  image_url: string | null;
  /** En az siparişin beş katından az kaldı */
  is_low: boolean;
  version: Version;
};
export type ProductCategories = {
  /** Kategorisiz ürünlerde boş */
  category: string;
  products: number;
}[];
export type OrderStatus =
  "pending" | "confirmed" | "preparing" | "delivered" | "cancelled";
export type OrderItem = {
  product_id: Id;
  /** Sipariş anındaki adı */
  product_name: string;
  product_code: ProductCode;
  quantity: number;
  unit_type: UnitType;
  content_quantity: ContentQuantity;
  content_unit: ContentUnit;
  unit_price: number;
  vat_rate: VatRate;
  total_price: number;
  /** Teslim edilene kadar `null` */
  delivered_quantity: number | null;
  /** Teslim edilenden geri alınan; teslim edilene kadar `null` */
  returned_quantity: number | null;
};
export type Order = {
  id: Id;
  /** Tedarikçinin sırasıyla, `S-1048` */
  order_no: string;
  supplier_id: Id;
  supplier_company_name: string;
  catering_id: Id;
  buyer_company_name: string;
  status: OrderStatus;
  status_changed_at: Instant;
  /** Tedarikçi durumu değiştirdi, alıcı henüz bakmadı; tedarikçiye hep false */
  is_changed: boolean;
  /** Sipariş edilenin tutarı, KDV hariç */
  total_amount: number;
  /** KDV, oran oran toplanarak; bir satırın oranı girilmediyse `null` */
  vat_amount: number | null;
  total_with_vat: number | null;
  /** Teslim edilenden iadeler düşülerek, KDV hariç; teslim edilene kadar `null` */
  delivered_amount: number | null;
  delivered_with_vat: number | null;
  /** İstenen teslim günü */
  delivery_date: DateOrNone;
  created_at: Instant;
  delivery_address: string;
  notes: string;
  version: Version;
  items: OrderItem[];
};
export type OrderCounts = {
  all: Count;
  pending: Count;
  confirmed: Count;
  preparing: Count;
  delivered: Count;
  cancelled: Count;
};
export type Image = {
  /** `image_url` ve `logo_url` alanlarına yazılacak adres */
  image_url: string;
  /** Piksel */
  width: number;
  /** Piksel */
  height: number;
};
export const {
  useListCompaniesQuery,
  useGetCompanySettingsQuery,
  useUpdateCompanyMutation,
  useListCompanyCitiesQuery,
  useListOwnPartnershipsQuery,
  useListFirmsQuery,
  useCountWaitingQuery,
  useListMessagesQuery,
  useUpdateMessageMutation,
  useDeleteMessageMutation,
  useListProductsQuery,
  useDownloadPriceListQuery,
  useListOrdersQuery,
  useUploadImageMutation,
} = injectedRtkApi;
